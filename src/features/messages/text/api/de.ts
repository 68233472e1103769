export const de = {
  fields: {
    note: 'Notiz',
    text: 'Text',
    topic: 'Thema',
    ids: 'Einträge',
    assignedTo: 'Zuständig',
  },
  success: {
    messageReplied: 'Ihre Antwort wird per E-Mail gesendet.',
    messageNoteSaved: 'Notiz gespeichert.',
    messagesChanged_one: '{{count}} Nachricht geändert.',
    messagesChanged_other: '{{count}} Nachrichten geändert.',
  },
};
