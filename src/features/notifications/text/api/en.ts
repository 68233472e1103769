export const en = {
  fields: {
    upTo: 'Last notification',
    isRead: 'Read',
    muted: 'Unwanted notifications',
    daily: 'Daily summary',
    key: 'Notification',
  },
};
