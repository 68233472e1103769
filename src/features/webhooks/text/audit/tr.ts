/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    webhook: 'Yayın bildirimleri',
  },
  action: {
    'webhook-create': 'Adres ekleme',
    'webhook-update': 'Adres değişikliği',
    'webhook-secret': 'Gizli anahtarın yenilenmesi',
    'webhook-off': 'Kendiliğinden kapanma',
    'webhook-delete': 'Adres silme',
  },
  did: {
    'webhook-create': 'Bildirim adresi ekledi',
    'webhook-update': 'Bildirim adresini değiştirdi',
    'webhook-secret': 'Bildirim adresinin gizli anahtarını yeniledi',
    'webhook-off': 'Ulaşılamayan bildirim adresini kapattı',
    'webhook-delete': 'Bildirim adresini sildi',
  },
  didTo: {
    'webhook-create': '{{subject}} bildirim adresini ekledi',
    'webhook-update': '{{subject}} bildirim adresini değiştirdi',
    'webhook-secret': '{{subject}} bildirim adresinin gizli anahtarını yeniledi',
    'webhook-off': 'Ulaşılamayan {{subject}} bildirim adresini kapattı',
    'webhook-delete': '{{subject}} bildirim adresini sildi',
  },
  fields: {
    webhookName: 'Ad',
    webhookUrl: 'Adres',
    webhookEvents: 'Bildirilen olaylar',
    isOn: 'Açık',
    offReason: 'Kapanma nedeni',
  },
};
