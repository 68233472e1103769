export const tr = {
  fields: {
    upTo: 'Son bildirim',
    isRead: 'Okundu',
    muted: 'İstenmeyen bildirimler',
    daily: 'Günlük özet',
    key: 'Bildirim',
  },
};
