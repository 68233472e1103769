/** What its part of the API says: refusals, names of fields. */
export const tr = {
  validation: {
    coverAltRequired: 'Yayımlamadan önce kapak görselinin alternatif metni yazılmalıdır.',
    bodyRequired: 'Yayımlamadan önce metin yazılmalıdır.',
    unknownMedia: 'Kapak görseli bulunamadı. Lütfen yeniden yükleyin.',
    slugEmpty: 'Başlıktan bir adres oluşturulamadı. Lütfen adresi kendiniz yazın.',
    slugTaken: 'Bu adres başka bir içerikte kullanılıyor.',
  },
  fields: {
    title: 'Başlık',
    category: 'Kategori',
    body: 'Metin',
    summary: 'Özet',
    author: 'Yazar',
    slug: 'Adres',
    state: 'Durum',
    cover: 'Kapak görseli',
    'cover-mediaId': 'Kapak görseli',
    'cover-alt': 'Alternatif metin',
    'cover-caption': 'Alt yazı',
    year: 'Yıl',
  },
};
