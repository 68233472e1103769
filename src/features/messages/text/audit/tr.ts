/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    message: 'İletişim mesajları',
  },
  action: {
    'message-update': 'Mesaj güncelleme',
    'message-updateMany': 'Toplu mesaj güncelleme',
    'message-note': 'Mesaj notu',
    'message-reply': 'Mesaja yanıt',
    'message-delete': 'Mesaj silme',
  },
  did: {
    'message-update': 'Bir iletişim mesajını güncelledi',
    'message-updateMany': 'Birden çok iletişim mesajını güncelledi',
    'message-note': 'Bir iletişim mesajının notunu değiştirdi',
    'message-reply': 'Bir iletişim mesajını yanıtladı',
    'message-delete': 'Bir iletişim mesajını sildi',
  },
  didTo: {
    'message-update': '{{subject}} mesajını güncelledi',
    'message-updateMany': '{{subject}} mesajlarını güncelledi',
    'message-note': '{{subject}} mesajının notunu değiştirdi',
    'message-reply': '{{subject}} mesajını yanıtladı',
    'message-delete': '{{subject}} mesajını sildi',
  },
};
