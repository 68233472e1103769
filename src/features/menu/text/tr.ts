/** The screen on which admins edit the menu. */
export const menu = {
  title: 'Menü',
  administration: 'Sitenin üst menüsü: öğeleri, sırası, alt menüleri ve görünürlüğü.',
  lead: 'Değişiklikler, kaydettiğiniz anda sitede görünür.',
  help: 'Ok tuşları öğeler arasında gezdirir. Alt ile yukarı ve aşağı ok öğeyi taşır; Alt ile sağ ok üstündeki öğenin altına alır, Alt ile sol ok bir üst düzeye çıkarır.',
  faults: 'Menü kaydedilemedi',
  wrong: '{{field}} geçerli değil.',
  fieldOf: '{{field}} ({{item}})',
  fieldOfLine: '{{field}} ({{position}}. öğe)',
  failedTitle: 'Menü açılamadı',
  forbiddenTitle: 'Menüyü yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  noneTitle: 'Menüde öğe yok',
  noneText: 'Bir öğe ekleyin ya da standart menüye dönün.',
  save: 'Kaydet',
  add: 'Öğe ekle',
  addUnder: 'Alt öğe ekle',
  edit: 'Düzenle',
  remove: 'Sil',
  undo: 'Geri al',
  count_one: '{{formatted}} / {{most}} öğe',
  count_other: '{{formatted}} / {{most}} öğe',
  untitled: 'Adsız öğe',
  under: '{{name}}: alt öğeler',
  fieldsOf: '{{name}}: ayrıntılar',
  grip: 'Sürükleyerek taşıyın',
  hidden: 'gizli',
  isEmpty: 'Şu an boş, menüde gösterilmez',
  isWrong: 'düzeltilmesi gerekiyor',
  leadsNowhere: 'alt menü',
  visibleFor: '{{name}} sitede görünsün',
  move: {
    up: 'Yukarı taşı',
    down: 'Aşağı taşı',
    in: 'Üstündekinin altına al',
    inGroup: '“{{group}}” altına al',
    out: 'Üst düzeye çıkar',
  },
  said: {
    moved: '{{title}} üst düzeyde {{position}}. sıraya taşındı.',
    movedUnder: '{{title}}, {{group}} altında {{position}}. sıraya taşındı.',
    first: '{{title}} zaten ilk sırada.',
    last: '{{title}} zaten son sırada.',
    nothingAbove: '{{title}} ilk sırada; altına alınacağı bir öğe yok.',
    hasChildren: '{{title}} alt öğeleri olduğu için başka bir öğenin altına alınamaz.',
    isTop: '{{title}} zaten üst düzeyde.',
    isUnder: '{{title}} zaten bir öğenin altında; menü iki düzeylidir.',
    added: 'Öğe eklendi. Nereye gideceğini seçin.',
    removed_zero: '{{title}} silindi.',
    removed_one: '{{title}} ve {{count}} alt öğesi silindi.',
    removed_other: '{{title}} ve {{count}} alt öğesi silindi.',
    restored: '{{title}} geri alındı.',
    standard: 'Standart menü yüklendi. Henüz kaydedilmedi.',
  },
  standard: {
    action: 'Standart menüye dön',
    title: 'Standart menüye dönülsün mü?',
    text: 'Standart menü partinin bütün sayfalarına bağlantı verir ve yeni sürümlerle gelen sayfaları kendiliğinden alır. Kendi menünüz, siz kaydedene kadar sitede kalır.',
    confirm: 'Standart menüyü yükle',
  },
  target: 'Nereye gider?',
  chooseTarget: 'Seçin',
  pages: 'Sitenin sayfaları',
  otherTargets: 'Başka',
  typedAddress: 'Başka bir adres yazacağım',
  nowhere: 'Hiçbir yere: yalnızca alt menüsünü açar',
  addressHint: 'Bu sitedeki yol, örneğin /haberler/yeni-yil',
  externalHint: 'Tam adres, örneğin https://ornek.org',
  externalText: 'Ziyaretçi, bağlantının siteden çıkardığını görür.',
  otherLanguages: 'Öteki dillerdeki başlığı',
  automaticNames: 'Boş bırakırsanız soluk yazılan ad kullanılır; Türkçe başlık değişse de kalır.',
  turkishTitle: 'Boş bırakırsanız Türkçe başlık görünür.',
  preview: {
    title: 'Önizleme',
    mode: 'Önizlemenin görünümü',
    language: 'Önizlemenin dili',
    light: 'Açık',
    dark: 'Koyu',
    drawer: 'Telefondaki menü',
    header: 'Sayfa başı',
    headerText: 'Geniş bir ekranda böyle görünür; alt menüler üzerine gelince açılır.',
    tooLong:
      'Menü sayfa başına sığmıyor: ziyaretçiler onu yalnızca menü düğmesiyle açabilir. Üst düzeydeki öğeleri azaltın ya da başlıkları kısaltın.',
    failed: 'Önizleme güncellenemedi; düzenlemeye devam edebilirsiniz.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const menuFields = {
  'menu-items': 'Menü',
  'menu-title': 'Başlık',
  'menu-url': 'Adres',
  'menu-visible': 'Görünür',
  'menu-external': 'Başka bir site',
  'menu-children': 'Alt öğeler',
  'menu-translation': 'Çeviri',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const menuRules = {
  menuEmpty: 'Menüde en az bir öğe olmalıdır. Standart menüye de dönebilirsiniz.',
  menuTooLong: 'Menüde en çok 60 öğe olabilir; alt öğeler de sayılır.',
  menuPath:
    '{{field}} bu sitenin bir yolu olmalıdır, örneğin /haberler. Başka bir siteye gidecekse “Başka bir site” seçeneğini açın.',
  menuPathLanguage:
    '{{field}} dil öneki olmadan yazılmalıdır: /en/haberler yerine /haberler. Öteki dillerdeki sayfalara menü kendisi götürür.',
  menuHttps: '{{field}} https:// ile başlayan tam bir adres olmalıdır.',
  menuGroupEmpty:
    'Bu başlığın altında öğe yok. Altına bir öğe taşıyın, gideceği bir sayfa seçin ya da başlığı silin.',
};

/** What its part of the API says: rules, names of fields. */
export const platform = {
  validation: menuRules,
  fields: menuFields,
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: { menu: 'Menü' },
  action: { 'menu-changed': 'Değişiklik' },
  did: { 'menu-changed': 'Menüyü değiştirdi' },
  didTo: { 'menu-changed': '{{subject}} menüsünü değiştirdi' },
  fields: {
    'menu-added': 'Eklenen',
    'menu-removed': 'Silinen',
    'menu-renamed': 'Yeniden adlandırılan',
    'menu-moved': 'Yeri değişen',
    'menu-addressed': 'Adresi değişen',
    'menu-shown': 'Görünür yapılan',
    'menu-hidden': 'Gizlenen',
    'menu-translated': 'Çevirisi değişen',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { menu, menuFields, menuRules, audit };
