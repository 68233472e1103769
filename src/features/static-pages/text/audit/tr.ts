/** Its events, as the audit log shows them. */
export const tr = {
  group: { staticPage: 'Sayfa metinleri' },
  action: {
    'staticPage-update': 'Metin değişikliği',
    'staticPage-reset': 'Hazır metne dönüş',
  },
  did: {
    'staticPage-update': 'Bir sayfanın metnini değiştirdi',
    'staticPage-reset': 'Bir sayfanın hazır metnini geri getirdi',
  },
  didTo: {
    'staticPage-update': '{{subject}} sayfasının metnini değiştirdi',
    'staticPage-reset': '{{subject}} sayfasının hazır metnini geri getirdi',
  },
  fields: { 'page-title': 'Başlık' },
};
