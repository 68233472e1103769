/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    content: 'İçerikler',
  },
  action: {
    'content-create': 'Oluşturma',
    'content-update': 'Değişiklik',
    'content-publish': 'Yayımlama',
    'content-unpublish': 'Yayından kaldırma',
    'content-archive': 'Arşivleme',
    'content-delete': 'Silme',
  },
  did: {
    'content-create': 'İçerik oluşturdu',
    'content-update': 'İçeriği değiştirdi',
    'content-publish': 'İçeriği yayımladı',
    'content-unpublish': 'İçeriği yayından kaldırdı',
    'content-archive': 'İçeriği arşive aldı',
    'content-delete': 'İçeriği sildi',
  },
  didTo: {
    'content-create': '“{{subject}}” içeriğini oluşturdu',
    'content-update': '“{{subject}}” içeriğini değiştirdi',
    'content-publish': '“{{subject}}” içeriğini yayımladı',
    'content-unpublish': '“{{subject}}” içeriğini yayından kaldırdı',
    'content-archive': '“{{subject}}” içeriğini arşive aldı',
    'content-delete': '“{{subject}}” içeriğini sildi',
  },
  fields: {
    title: 'Başlık',
    category: 'Kategori',
    slug: 'Adres',
    state: 'Durum',
    author: 'Yazar',
    summary: 'Özet',
    body: 'Metin',
    coverId: 'Kapak görseli',
    coverAlt: 'Kapak görselinin alternatif metni',
    coverCaption: 'Kapak görselinin alt yazısı',
  },
};
