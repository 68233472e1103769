/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    media: 'Medya',
  },
  action: {
    'media-upload': 'Yükleme',
    'media-update': 'Değişiklik',
    'media-replace': 'Dosya değişimi',
    'media-delete': 'Silme',
  },
  did: {
    'media-upload': 'Dosya yükledi',
    'media-update': 'Medya kaydını değiştirdi',
    'media-replace': 'Bir dosyayı yenisiyle değiştirdi',
    'media-delete': 'Medya kaydını sildi',
  },
  didTo: {
    'media-upload': '{{subject}} dosyasını yükledi',
    'media-update': '{{subject}} medya kaydını değiştirdi',
    'media-replace': '{{subject}} dosyasını yenisiyle değiştirdi',
    'media-delete': '{{subject}} medya kaydını sildi',
  },
  fields: {
    width: 'Genişlik (piksel)',
    height: 'Yükseklik (piksel)',
    bytes: 'Boyut (bayt)',
    alt: 'Alternatif metin',
    caption: 'Görsel altı yazısı',
    credit: 'Kaynak',
    focusX: 'Odak noktası (yatay, %)',
    focusY: 'Odak noktası (dikey, %)',
    file: 'Dosya',
  },
};
