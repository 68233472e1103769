import type { tr } from './tr.ts';

export const de: typeof tr = {
  errors: {
    tooManyWebhooks: 'Es können höchstens {{max}} Webhook-Adressen hinzugefügt werden.',
    testWaiting: 'Eine Testnachricht wird bereits gesendet.',
  },
  validation: {
    publicHttps:
      '{{field}} muss mit https:// beginnen und eine Adresse des öffentlichen Internets sein.',
  },
  fields: {
    webhookName: 'Name',
    webhookUrl: 'Adresse',
    webhookEvents: 'Ereignisse',
  },
};
