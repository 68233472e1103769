/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    legalText: 'Hukuki metinler',
  },
  action: {
    'legalText-publish': 'Yeni sürüm',
  },
  did: {
    'legalText-publish': 'Bir hukuki metnin yeni sürümünü yayımladı',
  },
  didTo: {
    'legalText-publish': '“{{subject}}” metninin yeni sürümünü yayımladı',
  },
};
