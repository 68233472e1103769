/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    party: 'Parti bilgileri',
  },
  action: {
    'party-update': 'Değişiklik',
  },
  did: {
    'party-update': 'Parti bilgilerini değiştirdi',
  },
  didTo: {
    'party-update': '{{subject}} bilgilerini değiştirdi',
  },
  fields: {
    changedFields: 'Değişen alanlar',
    'party-name': 'Parti adı',
    'party-shortName': 'Kısa ad',
    'party-color': 'Ana renk',
    'party-phone': 'Telefon',
    'party-email': 'E-posta',
    'party-whatsapp': 'WhatsApp hattı',
    'party-tagManagerId': 'Etiket yöneticisi kimliği',
    'party-social': 'Sosyal medya',
    'party-donation': 'Banka hesapları',
  },
};
