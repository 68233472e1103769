/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    media: 'Görseller',
  },
  action: {
    'media-upload': 'Yükleme',
  },
  did: {
    'media-upload': 'Görsel yükledi',
  },
  didTo: {
    'media-upload': '{{subject}} görselini yükledi',
  },
  fields: {
    width: 'Genişlik (piksel)',
    height: 'Yükseklik (piksel)',
    bytes: 'Boyut (bayt)',
  },
};
