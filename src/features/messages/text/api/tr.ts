/** What its part of the API says: names of fields, what was done. */
export const tr = {
  fields: {
    note: 'Not',
    text: 'Metin',
    topic: 'Konu',
    ids: 'Kayıtlar',
    assignedTo: 'Sorumlu',
  },
  success: {
    messageReplied: 'Yanıtınız e-posta ile gönderiliyor.',
    messageNoteSaved: 'Not kaydedildi.',
    messagesChanged_one: '{{count}} mesaj güncellendi.',
    messagesChanged_other: '{{count}} mesaj güncellendi.',
  },
};
