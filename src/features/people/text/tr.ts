export const people = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Genel Başkan',
    presidency: 'Başkanlık Divanı',
    executive: 'Merkez Yürütme Kurulu',
  },
  board: {
    unit_one: 'kişi',
    unit_other: 'kişi',
    members: 'Üyeler',
    order: 'Göreve göre sıralı',
    chairMore: 'Özgeçmiş ve yazılar',
    work: 'Nasıl çalışır?',
    about: 'Hakkında',
    charter: 'Tüzüğü oku',
    description: '{{party}}, {{board}}: kimler görev yapıyor, kurul nasıl çalışıyor.',
    empty: 'Bu kurulun üyeleri henüz girilmedi.',
  },
  person: {
    portrait: '{{name}}, portre',
    province: 'İl',
    boards_one: 'Kurul',
    boards_other: 'Kurullar',
    biography: 'Özgeçmiş',
    years: 'Yıllar',
    writings: 'Yazıları',
  },
  chair: {
    empty: 'Genel Başkan bilgisi henüz girilmedi.',
    contact: 'Genel Başkana yazın',
    contactText:
      'Konuyu başlıkta belirtin. Randevu istiyorsanız size uygun günleri ve telefonunuzu da yazın.',
    subject: 'Genel Başkan’ın dikkatine',
    write: 'E-posta yaz',
    allWays: 'Diğer iletişim yolları',
  },
  press: {
    title: 'Basın için portre',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Basın bürosu:',
  },
};

/** The screens on which admins manage people. */
export const peopleDesk = {
  title: 'Kişiler',
  administration: 'Genel Başkan ve kurul üyeleri: fotoğraf, görev, özgeçmiş, sıra.',
  lead: 'Genel sıra. Bir kurulun kendi sırası ve görevleri “Kurullar ve gruplar” sayfasındadır.',
  add: 'Kişi ekle',
  editTitle: 'Kişiyi düzenle',
  board: {
    chair: 'Genel Başkan',
    presidency: 'Başkanlık Divanı',
    executive: 'Merkez Yürütme Kurulu',
  },
  noBoard: 'Kurul üyesi değil',
  up: 'Yukarı taşı: {{name}}',
  down: 'Aşağı taşı: {{name}}',
  upShort: 'Yukarı taşı',
  downShort: 'Aşağı taşı',
  toTop: 'En başa taşı',
  toEnd: 'En sona taşı',
  toPlace: 'Sıraya taşı…',
  place: 'Sıra',
  placeHint: '1 ile {{count}} arasında bir sayı',
  move: 'Taşı',
  drag: 'Sürükleyerek taşıyın',
  moved: '{{name}}, {{position}}. sıraya taşındı.',
  person: 'Kişi',
  personText: 'Ad ve fotoğraf, kişinin göründüğü bütün sayfalarda kullanılır.',
  words: 'Görev ve alıntı',
  wordsText: 'Çevirisi olmayan dillerde Türkçesi gösterilir.',
  biography: 'Özgeçmiş',
  biographyText: 'Kişinin kendi sayfasında görünür. Kısa paragraflarla yazın.',
  timeline: 'Yıllar',
  timelineText: 'Önemli olaylar, en eskisi önce.',
  language: 'Dil',
  noProvince: 'Belirtilmedi',
  choosePortrait: 'Fotoğraf seç',
  changePortrait: 'Fotoğrafı değiştir',
  removePortrait: 'Fotoğrafı kaldır',
  chairHint: 'Yeni bir Genel Başkan seçilirse öncekinin bu görevi sona erer.',
  ownBoardsHint:
    'Kişi, kurulun sonuna eklenir. Görevini ve sırasını yöneticiler “Kurullar ve gruplar” sayfasında değiştirir.',
  hiddenBoard: '{{name}} (gizli)',
  year: '{{position}}. olayın yılı',
  event: '{{position}}. olay',
  removeEvent: '{{position}}. olayı sil',
  addEvent: 'Olay ekle',
  save: 'Kaydet',
  saveAndAdd: 'Kaydet ve bir kişi daha ekle',
  remove: 'Sil',
  onSite: 'Sitede gör',
  faults: 'Kaydedilemedi',
  wrong: '{{field}} için bu değer geçerli değil.',
  removeQuestion: 'Bu kişi silinsin mi?',
  removeHint: 'Sayfası kaldırılır. Yazdığı içeriklerde adı kalır.',
  goneTitle: 'Kişi bulunamadı',
  goneText: 'Silinmiş olabilir.',
  failedTitle: 'Kişiler açılamadı',
  noneTitle: 'Henüz kişi yok',
  noneText: 'Genel Başkanı ve kurul üyelerini ekleyin; kurul sayfaları bu kişilerden oluşur.',
  forbiddenTitle: 'Kişileri yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const peopleFields = {
  'person-name': 'Ad soyad',
  'person-duty': 'Görev',
  'person-quote': 'Alıntı',
  'person-province': 'İl',
  'person-biography': 'Özgeçmiş',
  'person-year': 'Yıl',
  'person-event': 'Olay',
  'person-boards': 'Kurullar',
  'person-ownBoards': 'Partinin kendi kurulları',
  'person-portraitId': 'Fotoğraf',
};

/** What its part of the API says: rules, names of fields. */
export const platform = {
  validation: {
    portraitMissing: 'Fotoğraf medya kitaplığında bulunamadı; başka bir fotoğraf seçin.',
    peopleTooMany: 'Kişi sayısı sınıra ulaştı.',
  },
  fields: peopleFields,
  mediaUses: { person: 'Kişi' },
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: { person: 'Kişiler' },
  action: {
    'person-create': 'Kişi ekleme',
    'person-update': 'Kişi değişikliği',
    'person-delete': 'Kişi silme',
    'person-order': 'Kişilerin sırası',
  },
  did: {
    'person-create': 'Kişi ekledi',
    'person-update': 'Kişiyi değiştirdi',
    'person-delete': 'Kişiyi sildi',
    'person-order': 'Kişilerin sırasını değiştirdi',
  },
  didTo: {
    'person-create': '{{subject}} kişisini ekledi',
    'person-update': '{{subject}} kişisini değiştirdi',
    'person-delete': '{{subject}} kişisini sildi',
    'person-order': '{{subject}} kişilerinin sırasını değiştirdi',
  },
  fields: {
    'person-name': 'Ad soyad',
    'person-duty': 'Görev',
    'person-province': 'İl',
    'person-boards': 'Kurullar',
    'person-portraitId': 'Fotoğraf',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { peopleDesk, peopleFields, audit };
