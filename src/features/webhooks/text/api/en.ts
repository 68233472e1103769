import type { tr } from './tr.ts';

export const en: typeof tr = {
  errors: {
    tooManyWebhooks: 'At most {{max}} webhook addresses can be added.',
    testWaiting: 'A test message is already being sent.',
  },
  validation: {
    publicHttps: '{{field}} must begin with https:// and be an address of the public Internet.',
  },
  fields: {
    webhookName: 'Name',
    webhookUrl: 'Address',
    webhookEvents: 'Events',
  },
};
