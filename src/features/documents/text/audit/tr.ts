/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    document: 'Belgeler',
  },
  action: {
    'document-draft': 'Taslak başlatma',
    'document-update': 'Taslak değişikliği',
    'document-upload': 'PDF yükleme',
    'document-publish': 'Yeni sürüm',
    'document-discard': 'Taslak silme',
  },
  did: {
    'document-draft': 'Bir belgenin yeni sürümünü hazırlamaya başladı',
    'document-update': 'Bir belgenin taslağını değiştirdi',
    'document-upload': 'Bir belgenin taslağına PDF yükledi',
    'document-publish': 'Bir belgenin yeni sürümünü yayımladı',
    'document-discard': 'Bir belgenin taslağını sildi',
  },
  didTo: {
    'document-draft': '“{{subject}}” belgesinin yeni sürümünü hazırlamaya başladı',
    'document-update': '“{{subject}}” belgesinin taslağını değiştirdi',
    'document-upload': '“{{subject}}” belgesinin taslağına PDF yükledi',
    'document-publish': '“{{subject}}” belgesinin yeni sürümünü yayımladı',
    'document-discard': '“{{subject}}” belgesinin taslağını sildi',
  },
  fields: {
    'document-title': 'Başlık',
    'document-summary': 'Özet',
    'document-adoptedOn': 'Kabul tarihi',
    'document-note': 'Not',
    'document-body': 'Metin',
  },
};
