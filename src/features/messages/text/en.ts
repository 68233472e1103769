import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const messages: TextOf<typeof tr.messages> = {
  title: 'Contact messages',
  one: 'Message',
  forbidden: 'Messages are for administrators and editors',
  forbiddenText: 'You are not allowed to open this page.',
  toList: 'Back to the messages',
  state: {
    new: 'New',
    inProgress: 'In progress',
    answered: 'Answered',
    spam: 'Spam',
  },
  all: 'All',
  byState: 'Views by state',
  otherTopic: 'Something else',
  nobody: 'Assigned to nobody',
  fields: {
    sender: 'Sender',
    topic: 'Topic',
    state: 'State',
    assignedTo: 'Assignee',
    createdAt: 'Received',
    email: 'E-mail',
    phone: 'Telephone',
    locale: 'Language',
  },
  locale: {
    tr: 'Turkish',
    en: 'English',
    de: 'German',
    es: 'Spanish',
  },
  list: {
    label: 'List of messages',
    allTopics: 'All topics',
    allAssignees: 'Everybody’s messages',
    unassigned: 'Assigned to nobody',
    mine: 'Assigned to me',
    notSearchable: 'Names and texts are stored encrypted, so messages cannot be searched.',
    markSpam: 'Mark as spam',
    assign: 'Assign the selected',
    noneTitle: 'No messages yet',
    noneText: 'Messages from the contact form appear here.',
    noMatchTitle: 'No message matches these filters',
    noMatchText: 'Choose another view or remove the filters.',
    pastEndTitle: 'No messages on this page',
    pastEndText: 'The list ends on an earlier page.',
    failedTitle: 'The messages could not be opened',
  },
  details: {
    message: 'Message',
    sender: 'Sender',
    handling: 'State and assignee',
    save: 'Save',
    note: 'Note',
    noteHint: 'Only the staff sees it',
    noteSave: 'Save note',
    reply: 'Reply',
    replied: 'Our reply',
    replyText: 'Your reply',
    replyHint:
      'Sent to {{email}} with the {{language}} e-mail template, which has the greeting and the name of the party.',
    send: 'Send reply',
    timeline: 'Timeline',
    delete: 'Delete',
    deleteQuestion: 'Delete this message permanently?',
    deleteHint: 'The message, its replies, note and timeline cannot be restored.',
    goneTitle: 'There is no such message',
    goneText: 'It may have been deleted.',
    failedTitle: 'The message could not be opened',
    conflict:
      'The message was changed after you opened it. What you typed is still here; check the current state and send again.',
  },
  event: {
    submitted: 'sent the message',
    state: 'changed the state: {{state}}',
    assigned: 'assigned it to {{name}}',
    unassigned: 'removed the assignee',
    note: 'changed the note',
    replied: 'replied by e-mail',
    emailSent: 'handed the reply over to the mail server',
    emailFailed: 'could not send the reply: {{reason}}',
  },
  fault: {
    refused: 'the recipient’s server refused it',
    invalidAddress: 'the address is not valid',
    mailServer: 'the mail server could not be reached',
    unknown: 'the server stopped while sending it; it may have arrived',
    other: 'an unexpected error',
  },
  actor: {
    sender: 'Sender',
    system: 'System',
  },
};

export const contactForm: TextOf<typeof tr.contactForm> = {
  description:
    'Write to {{party}}: the contact form, the e-mail address for each matter, and how to get an answer sooner.',
  lead: 'Write your question, your idea or your objection. Choose the matter, and it goes straight to the right office.',
  form: 'Write here',
  formNote: 'We reply by e-mail.',
  fields: {
    name: 'Your name',
    email: 'Your e-mail address',
    phone: 'Your telephone number (optional)',
    topic: 'Topic',
    text: 'Your message',
    branch: 'Branch',
    notice: 'Information notice',
  },
  emailHint: 'We send our reply to this address.',
  phoneHint: 'For example +90 532 123 45 67. We only call if we need to.',
  textHint: 'Leave out identity numbers, health details and the like. At most 5,000 characters.',
  other: 'Something else',
  notice: 'We use what you write only to answer you:',
  /** Before the name of the branch. */
  reader: 'Your message will be read by:',
  toParty: 'Write to the head office instead',
  send: 'Send',
  required: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    topic: 'Choose a topic.',
    text: 'Enter your message.',
  },
  wrongEmail: 'Enter an e-mail address like name@example.com.',
  wrongPhone: 'Enter a telephone number like +90 532 123 45 67 or +49 30 123456.',
  wrongTopic: 'Choose one of the matters in the list.',
  tooLong: 'Please shorten your message.',
  topics: 'E-mail addresses by topic',
  topicsNote: 'Each link opens an e-mail with its subject filled in.',
  tips: 'Three things that speed up an answer',
  tip1: 'Name the matter in the first sentence.',
  tip2: 'Leave an e-mail address we can reply to, and a telephone number if you like.',
  tip3: 'Leave out identity numbers, health details and the like.',
  allAddresses: 'Telephone, addresses and opening hours',
  received: {
    title: 'We have received your message',
    lead: 'Thank you for writing to us.',
    description: 'We have received your message.',
    next: 'What happens next?',
    step1: 'The office in charge of your topic reads your message.',
    /** Instead of the first step, if it was written to a branch. */
    readBy: 'Your message is read by: {{branch}}.',
    step2:
      'Our reply comes to the e-mail address you entered. If it has not arrived within a few days, look into your spam folder too.',
    step3: 'If it is urgent, call us or write to us on WhatsApp.',
    again: 'Write another message',
    contact: 'Telephone and addresses',
  },
};

export const messageEmails: TextOf<typeof tr.messageEmails> = {
  messageReply: {
    name: 'Answer to a message',
    subject: '{{party}}: our reply to your message',
    preview: 'The reply to the message you sent us.',
    heading: 'Our reply to your message',
    text: '{{reply}}',
    note: 'This e-mail replies to the message that was sent through the contact form on our website on {{date}} at about {{time}} (Turkish time). If you did not write it, please delete this e-mail.',
  },
  messageArrived: {
    name: 'Message on a topic',
    subject: '{{party}}: new message on “{{topic}}” ({{count}})',
    preview: 'A message has arrived through the contact form.',
    heading: 'New message',
    text: 'New messages on “{{topic}}” through the contact form: {{count}}. One of them arrived on {{date}} at about {{time}}. Read and answer them in the dashboard.',
    action: 'Open the messages',
    note: 'This e-mail contains nothing about the senders and no text. At most one is sent in an hour for a topic. Admins change the address in the data of the party.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    note: 'Note',
    text: 'Text',
    topic: 'Topic',
    ids: 'Records',
    assignedTo: 'Assignee',
  },
  success: {
    messageReplied: 'Your reply is being sent by e-mail.',
    messageNoteSaved: 'Note saved.',
    messagesChanged_one: '{{count}} message updated.',
    messagesChanged_other: '{{count}} messages updated.',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    message: 'Contact messages',
  },
  action: {
    'message-update': 'Message changed',
    'message-updateMany': 'Several messages changed',
    'message-note': 'Note on a message',
    'message-reply': 'Reply to a message',
    'message-delete': 'Message deleted',
  },
  did: {
    'message-update': 'Changed a contact message',
    'message-updateMany': 'Changed several contact messages',
    'message-note': 'Changed the note on a contact message',
    'message-reply': 'Replied to a contact message',
    'message-delete': 'Deleted a contact message',
  },
  didTo: {
    'message-update': 'Changed the message {{subject}}',
    'message-updateMany': 'Changed the messages {{subject}}',
    'message-note': 'Changed the note on the message {{subject}}',
    'message-reply': 'Replied to the message {{subject}}',
    'message-delete': 'Deleted the message {{subject}}',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { messages, audit };
