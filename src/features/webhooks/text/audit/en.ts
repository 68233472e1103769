import type { tr } from './tr.ts';

export const en: typeof tr = {
  group: {
    webhook: 'Webhooks',
  },
  action: {
    'webhook-create': 'Address added',
    'webhook-update': 'Address changed',
    'webhook-secret': 'Secret renewed',
    'webhook-off': 'Turned off automatically',
    'webhook-delete': 'Address deleted',
  },
  did: {
    'webhook-create': 'Added a webhook address',
    'webhook-update': 'Changed a webhook address',
    'webhook-secret': 'Renewed the secret of a webhook address',
    'webhook-off': 'Turned off a webhook address that could not be reached',
    'webhook-delete': 'Deleted a webhook address',
  },
  didTo: {
    'webhook-create': 'Added the webhook address {{subject}}',
    'webhook-update': 'Changed the webhook address {{subject}}',
    'webhook-secret': 'Renewed the secret of the webhook address {{subject}}',
    'webhook-off': 'Turned off the webhook address {{subject}}, which could not be reached',
    'webhook-delete': 'Deleted the webhook address {{subject}}',
  },
  fields: {
    webhookName: 'Name',
    webhookUrl: 'Address',
    webhookEvents: 'Events',
    isOn: 'On',
    offReason: 'Why it was turned off',
  },
};
