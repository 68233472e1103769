export const de = {
  fields: {
    upTo: 'Letzte Benachrichtigung',
    isRead: 'Gelesen',
    muted: 'Unerwünschte Benachrichtigungen',
    daily: 'Tägliche Übersicht',
    key: 'Benachrichtigung',
  },
};
