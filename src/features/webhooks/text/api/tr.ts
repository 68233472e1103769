/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    tooManyWebhooks: 'En çok {{max}} bildirim adresi eklenebilir.',
    testWaiting: 'Bir deneme bildirimi zaten gönderiliyor.',
  },
  validation: {
    publicHttps: '{{field}} https:// ile başlamalı ve internete açık bir adres olmalıdır.',
  },
  fields: {
    webhookName: 'Ad',
    webhookUrl: 'Adres',
    webhookEvents: 'Bildirilen olaylar',
  },
};
