/** Its public page, and the screen on which admins edit it. */
export const pressKit = {
  page: {
    title: 'Basın kiti',
    lead: 'Gazeteciler ve yayıncılar için: basın bürosu, parti tanıtımı, logo ve baskıya uygun fotoğraflar.',
    description:
      '{{party}} basın kiti: basın bürosu, parti tanıtım metni, logo ve baskı boyutunda portreler.',
    contact: 'Basın bürosu',
    officer: '{{party}}, basın sorumlusu',
    about: 'Parti tanıtımı',
    copy: 'Metni kopyala',
    copied: 'Kopyalandı',
    logo: 'Logo',
    logoAlt: '{{party}} logosu',
    logoText: 'JPEG’in zemini beyazdır; PNG’nin zemini saydamdır, renkli zeminde onu kullanın.',
    portraits: 'Portreler',
    portraitAlt: '{{name}}, portre',
    pictures: 'Fotoğraf ve görseller',
    picture: 'Görsel {{number}}',
    credit: 'Kaynak:',
    size: '{{width}} × {{height}} px, 300 dpi',
    download: '{{format}} indir: {{name}}',
  },
  title: 'Basın kiti',
  administration: 'Gazeteciler için tanıtım metni ve indirilebilir görseller.',
  onSite: 'Sitede gör',
  textTitle: 'Parti tanıtımı',
  textText: 'Haberlerin sonuna eklenebilecek kısa metin. Boş bırakılan dil sayfada yer almaz.',
  picturesTitle: 'Görseller',
  picturesText:
    'Sayfada bu sırayla, baskı boyutunda JPEG ve PNG olarak indirilir. Çevrilmeyen açıklama Türkçe gösterilir.',
  picture: 'Görsel {{position}}',
  addPictures: 'Görsel ekle',
  captionIn: 'Açıklama ({{language}})',
  up: 'Görsel {{position}}: yukarı taşı',
  down: 'Görsel {{position}}: aşağı taşı',
  remove: 'Görsel {{position}}: çıkar',
  elsewhereTitle: 'Başka yerde düzenlenenler',
  elsewhereText: 'Sayfa bunları da gösterir; her biri tek yerde durur.',
  toContact: 'Basın bürosu ve kullanım koşulları',
  toLogo: 'Logo',
  toPortraits: 'Portreler: Genel Başkan ve Başkanlık Divanı',
  faults: 'Kaydedilemedi',
  save: 'Kaydet',
  failedTitle: 'Basın kiti açılamadı',
  forbiddenTitle: 'Basın kitini yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
};

/** The names of its fields, on the screen and in messages of the API. */
export const pressKitFields = {
  'pressKit-boilerplate': 'Parti tanıtımı',
  'pressKit-pictures': 'Görseller',
  'pressKit-picture': 'Görsel',
  'pressKit-caption': 'Açıklama',
  'pressKit-credit': 'Kaynak',
};

/** What its part of the API says. */
export const platform = {
  fields: pressKitFields,
  validation: {
    pressPictureMissing: 'Bu görsel kitaplıkta yok. Çıkarın ya da başka bir görsel seçin.',
    pressPictureTwice: 'Bu görsel iki kez seçilmiş. Birini çıkarın.',
  },
  mediaUses: { pressKit: 'Basın kiti' },
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: { pressKit: 'Basın kiti' },
  action: { 'pressKit-update': 'Basın kiti değişikliği' },
  did: { 'pressKit-update': 'Basın kitini değiştirdi' },
  didTo: { 'pressKit-update': 'Basın kitini değiştirdi' },
  fields: { 'pressKit-pictures': 'Görsel sayısı' },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { pressKit, pressKitFields, audit };
