import type { tr } from './tr.ts';

export const de: typeof tr = {
  group: {
    webhook: 'Webhooks',
  },
  action: {
    'webhook-create': 'Adresse hinzugefügt',
    'webhook-update': 'Adresse geändert',
    'webhook-secret': 'Geheimer Schlüssel erneuert',
    'webhook-off': 'Automatisch ausgeschaltet',
    'webhook-delete': 'Adresse gelöscht',
  },
  did: {
    'webhook-create': 'Hat eine Webhook-Adresse hinzugefügt',
    'webhook-update': 'Hat eine Webhook-Adresse geändert',
    'webhook-secret': 'Hat den geheimen Schlüssel einer Webhook-Adresse erneuert',
    'webhook-off': 'Hat eine nicht erreichbare Webhook-Adresse ausgeschaltet',
    'webhook-delete': 'Hat eine Webhook-Adresse gelöscht',
  },
  didTo: {
    'webhook-create': 'Hat die Webhook-Adresse {{subject}} hinzugefügt',
    'webhook-update': 'Hat die Webhook-Adresse {{subject}} geändert',
    'webhook-secret': 'Hat den geheimen Schlüssel der Webhook-Adresse {{subject}} erneuert',
    'webhook-off': 'Hat die nicht erreichbare Webhook-Adresse {{subject}} ausgeschaltet',
    'webhook-delete': 'Hat die Webhook-Adresse {{subject}} gelöscht',
  },
  fields: {
    webhookName: 'Name',
    webhookUrl: 'Adresse',
    webhookEvents: 'Ereignisse',
    isOn: 'Eingeschaltet',
    offReason: 'Grund der Ausschaltung',
  },
};
