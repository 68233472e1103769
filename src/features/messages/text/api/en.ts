export const en = {
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
