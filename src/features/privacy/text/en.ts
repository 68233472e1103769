import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const privacy: TextOf<typeof tr.privacy> = {
  title: 'Privacy desk',
  lead: 'Requests of people about their own data. The law requires an answer within thirty days.',
  administration: 'Requests for information, correction and deletion; how long records are stored.',
  listLabel: 'Data requests',
  add: 'Record a request',
  code: 'Code',
  person: 'Person',
  kindLabel: 'Kind',
  stateLabel: 'Status',
  channelLabel: 'Arrived by',
  received: 'Received',
  due: 'Due',
  dueIn_one: '{{number}} day left',
  dueIn_other: '{{number}} days left',
  overdueBy_one: '{{number}} day overdue',
  overdueBy_other: '{{number}} days overdue',
  answeredAt: 'Answer',
  text: 'Text of the request',
  answerLabel: 'Answer',
  answerHint: 'The answer is sent by e-mail if the person has given an address.',
  answer: 'Answer',
  refuse: 'Refuse',
  answerTitle: 'Answer the request',
  answeredBy: 'Answered by',
  answerFailed: 'The answer could not be sent by e-mail. Give it to the person in another way.',
  application: 'Membership application',
  applicationErased: 'Deleted',
  applicationNone: 'No membership application',
  open: 'Open the application',
  copy: 'Download a copy of the data',
  copyHint:
    'Everything that is stored about the person. You are asked for your password, and it is recorded in the audit log.',
  erase: 'Delete the data',
  eraseTitle: 'Delete the data?',
  eraseText:
    'The membership application {{code}} is deleted for good, with its data, attachments and key. This cannot be undone.',
  erased: 'The membership application and everything that belongs to it were deleted.',
  answered: 'The request was answered.',
  recorded: 'The request was recorded.',
  email: 'E-mail',
  emailHint: 'If there is one; the answer is sent to it.',
  name: 'Name',
  receivedOn: 'Received on',
  receivedOnHint: 'The thirty days begin on this day.',
  applicationCode: 'Code of the membership application',
  applicationCodeHint: 'If there is one, for example B-7K4M-9XQ2',
  addTitle: 'Record a data request',
  addLead: 'For requests that arrived by e-mail, by post or in person.',
  faults: 'Some fields need correction',
  save: 'Save',
  retentionTitle: 'Retention',
  retentionLead:
    'Records whose time is over are deleted for good every night. The time begins on the day the record got this status.',
  retentionLink: 'Retention',
  days: 'days',
  daysHint: 'If left empty, nothing is deleted.',
  forever: 'Not deleted',
  standard_one: 'Suggested: {{number}} day',
  standard_other: 'Suggested: {{number}} days',
  runsTitle: 'Last deletions',
  runsNone: 'Nothing has been deleted yet. The first deletion runs tonight.',
  runNothing: 'Nothing to delete',
  runDeleted_one: '{{number}} record deleted',
  runDeleted_other: '{{number}} records deleted',
  saved: 'The retention times were saved.',
  noneTitle: 'No requests yet',
  noneText:
    'Requests appear here when people write from the status page of their application, or when you record one.',
  noMatchTitle: 'No request matches this filter',
  noMatchText: 'Change or clear the filter.',
  pastEndTitle: 'No requests on this page',
  pastEndText: 'The list ends on an earlier page.',
  failedTitle: 'The requests could not be opened',
  forbiddenTitle: 'Admins see the privacy desk',
  forbiddenText: 'You need to be an admin to open this page.',
  missingTitle: 'There is no such request',
  missingText: 'It may have been deleted because its time of storage was over.',
  all: 'All statuses',
  allKinds: 'All kinds',
  back: 'Privacy desk',
  kind: {
    information: 'Information',
    correction: 'Correction',
    deletion: 'Deletion',
  },
  state: {
    open: 'Open',
    answered: 'Answered',
    refused: 'Refused',
  },
  channel: {
    site: 'Status page',
    email: 'E-mail',
    post: 'Post',
    office: 'In person',
  },
  retained: {
    application: 'Membership application',
    privacyRequest: 'Data request',
    message: 'Contact message',
  },
  retainedState: {
    'application-application': 'New application',
    'application-inReview': 'In review',
    'application-missingInformation': 'Missing information',
    'application-reddedildi': 'Rejected',
    'application-uyelikIslemleriTamamlandi': 'Membership completed',
    'application-withdrawn': 'Withdrawn',
    'privacyRequest-answered': 'Answered',
    'privacyRequest-refused': 'Refused',
    'message-answered': 'Answered',
    'message-spam': 'Spam',
  },
};

/** Only the server writes e-mails; these words stay out of browsers. */
export const privacyEmails: TextOf<typeof tr.privacyEmails> = {
  privacyAnswer: {
    name: 'Answer to a data request',
    subject: '{{party}}: our answer to your request {{code}}',
    preview: 'The answer to your request about your personal data.',
    heading: 'Our answer to your request',
    text: '{{answer}}',
    note: 'This e-mail is about your data request {{code}}, which was answered on {{date}}. If you are not satisfied with our answer, you can complain to the Personal Data Protection Board.',
  },
};

/** What its part of the API says: refusals, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  errors: {
    requestClosed: 'This request has already been answered.',
    tooManyRequestsOpen:
      'Five of your requests have not been answered yet. Wait for the answers before you send another one.',
    noRecord: 'No membership application belongs to this request; it may have been deleted.',
  },
  validation: {
    unknownRecord: 'There is no membership application with this code.',
  },
  fields: {
    fullName: 'Name',
    requestText: 'Text of the request',
    receivedOn: 'Received on',
    recordCode: 'Code of the membership application',
    answer: 'Answer',
    rules: 'Rules',
  },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    privacyRequest: 'Data requests',
    retention: 'Retention',
  },
  action: {
    'privacyRequest-create': 'Record',
    'privacyRequest-answer': 'Answer',
    'privacyRequest-erase': 'Deletion of data',
    'privacyRequest-copy': 'Copy of data',
    'retention-change': 'Change of times',
    'retention-run': 'Deletion of expired records',
  },
  did: {
    'privacyRequest-create': 'Recorded a data request',
    'privacyRequest-answer': 'Answered a data request',
    'privacyRequest-erase': 'Deleted a membership application because of a data request',
    'privacyRequest-copy': "Took a copy of a person's data",
    'retention-change': 'Changed how long records are stored',
    'retention-run': 'Deleted records whose time was over',
  },
  didTo: {
    'privacyRequest-create': 'Recorded the data request {{subject}}',
    'privacyRequest-answer': 'Answered the data request {{subject}}',
    'privacyRequest-erase': 'Deleted the membership application of the data request {{subject}}',
    'privacyRequest-copy': 'Took a copy of the data for the request {{subject}}',
    'retention-change': 'Changed how long records are stored',
    'retention-run': 'Deleted records whose time was over',
  },
  fields: {
    kind: 'Kind',
    channel: 'Arrived by',
    record: 'Record',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { privacy, audit };
