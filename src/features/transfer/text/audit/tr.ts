/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    transfer: 'Aktarım',
  },
  action: {
    'transfer-import': 'İçe aktarma',
    'transfer-export': 'Dışa aktarma',
  },
  did: {
    'transfer-import': 'Bir içe aktarma başlattı',
    'transfer-export': 'Tüm içerikleri dışa aktardı',
  },
  didTo: {
    'transfer-import': '{{subject}} dosyasını içe aktardı',
    'transfer-export': 'Tüm içerikleri dışa aktardı: {{subject}}',
  },
  fields: {
    categories: 'Kategoriler',
    otherwise: 'Kategorisi olmayanlar',
    download: 'Görselleri indirme',
    entries: 'Kayıtlar',
  },
};
