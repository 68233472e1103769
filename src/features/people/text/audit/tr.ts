/** Its events, as the audit log shows them. */
export const tr = {
  group: { person: 'Kişiler' },
  action: {
    'person-create': 'Kişi ekleme',
    'person-update': 'Kişi değişikliği',
    'person-delete': 'Kişi silme',
    'person-order': 'Kişilerin sırası',
  },
  did: {
    'person-create': 'Kişi ekledi',
    'person-update': 'Kişiyi değiştirdi',
    'person-delete': 'Kişiyi sildi',
    'person-order': 'Kişilerin sırasını değiştirdi',
  },
  didTo: {
    'person-create': '{{subject}} kişisini ekledi',
    'person-update': '{{subject}} kişisini değiştirdi',
    'person-delete': '{{subject}} kişisini sildi',
    'person-order': '{{subject}} kişilerinin sırasını değiştirdi',
  },
  fields: {
    'person-name': 'Ad soyad',
    'person-duty': 'Görev',
    'person-province': 'İl',
    'person-boards': 'Kurullar',
    'person-portraitId': 'Fotoğraf',
  },
};
