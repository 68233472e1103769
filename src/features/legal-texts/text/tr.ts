/** The public pages of the legal texts. */
export const legalTexts = {
  /** Names of pages, as links to them say. */
  names: {
    notice: 'Üyelik aydınlatma metni',
    consent: 'Açık rıza metni',
    declaration: 'Üyelik beyanı',
    contactNotice: 'İletişim formu aydınlatma metni',
  },
  about: {
    notice: '{{party}} üyelik başvurusunda verdiğiniz kişisel verileri nasıl işler?',
    consent: '{{party}} üyelik başvurusunda istenen açık rızanın tam metni.',
    declaration: '{{party}} üyelik başvurusunda verilen beyanın tam metni ve açıklaması.',
    contactNotice: '{{party}} iletişim formuyla gönderdiğiniz kişisel verileri nasıl işler?',
  },
  page: {
    rail: 'Kişisel veriler',
    older: 'Bu, eski bir sürümdür. Yürürlükteki metin {{number}}. sürümdür.',
    toPresent: 'Yürürlükteki metni oku',
    titleOld: '{{title}}, {{number}}. sürüm',
    notTranslated: 'Bu metin yalnızca Türkçe yayımlanmıştır.',
    versions: 'Sürümler',
    versionsNote: 'Yayımlanan her sürüm burada durur ve değiştirilmez.',
    version: 'Sürüm',
    hash: 'Metnin özeti (SHA-256):',
    readVersion: '{{number}}. sürümü oku',
    others: 'Diğer metinler',
  },
  published: 'Yeni sürüm yayımlandı.',
};

/** The screens of the legal texts in the dashboard. */
export const legalDesk = {
  title: 'Hukuki metinler',
  lead: 'Aydınlatma metinleri, açık rıza ve üyelik beyanı. Yayımlanan sürümler değiştirilmez.',
  administration: 'Aydınlatma metinleri, açık rıza ve üyelik beyanı; sürümleri ve yeni sürüm.',
  forbiddenTitle: 'Hukuki metinleri yöneticiler değiştirir',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  failedTitle: 'Hukuki metinler açılamadı',
  goneTitle: 'Böyle bir metin yok',
  goneText: 'Adres yanlış yazılmış olabilir.',
  toList: 'Hukuki metinlere dön',
  inForce: '{{number}}. sürüm yürürlükte',
  since: '{{when}} yayımlandı',
  languages: 'Metnin dili',
  languageHint:
    'Türkçe metin zorunludur. Boş bırakılan bir dilde Türkçe metin gösterilir; bir dilin bütün alanlarını boşaltarak çevirisini kaldırabilirsiniz.',
  texts: 'Metin',
  fields: {
    title: 'Başlık',
    statement: 'Beyan cümlesi',
    text: 'Metin',
    note: 'Ne değişti?',
  },
  hints: {
    statement: 'Formda onay kutusunun yanında durur.',
    text: 'Partinin girilmemiş bir bilgisini içeren satır gösterilmez.',
    note: 'Bir cümle. Metnin sayfasında sürümün yanında görünür; boş bırakılabilir.',
  },
  inLanguage: '{{field}} ({{language}})',
  wrong: '{{field}} geçerli değil.',
  faults: 'Yayımlamak için düzeltin',
  publish: 'Yeni sürüm olarak yayımla',
  publishTitle: '{{number}}. sürüm yayımlansın mı?',
  publishText:
    'Yeni sürüm hemen yürürlüğe girer ve değiştirilemez. Daha önce gönderilmiş başvurularda ve iletilerde, o zaman gösterilen sürüm kayıtlı kalır.',
  publishNow: 'Yayımla',
  preview: 'Önizleme',
  previewFailed: 'Önizleme son geçerli metni gösteriyor.',
  previewEmpty: 'Bu dilde metin yok; Türkçe metin gösterilir.',
  versions: 'Sürümler',
  versionOf: '{{number}}. sürüm',
  by: '{{name}} yayımladı',
  origin: {
    builtIn: 'Ürünle gelen ilk metin',
    edited: 'Yeni metin',
    party: 'Partinin bilgileri değişti',
  },
  hash: 'Özet (SHA-256)',
};

/** What its part of the API says: refusals, names of fields. */
export const platform = {
  errors: {
    legalTextChanged:
      'Bu sayfayı açtığınızdan beri metinlerden biri yenilendi. Yazdıklarınız duruyor; lütfen yeni metni okuyup formu yeniden gönderin.',
    legalTextUnchanged: 'Metinde yayımlanacak bir değişiklik yok.',
  },
  fields: {
    'tr-title': 'Başlık (Türkçe)',
    'tr-statement': 'Beyan cümlesi (Türkçe)',
    'tr-text': 'Metin (Türkçe)',
    'en-title': 'Başlık (İngilizce)',
    'en-statement': 'Beyan cümlesi (İngilizce)',
    'en-text': 'Metin (İngilizce)',
    'de-title': 'Başlık (Almanca)',
    'de-statement': 'Beyan cümlesi (Almanca)',
    'de-text': 'Metin (Almanca)',
    'es-title': 'Başlık (İspanyolca)',
    'es-statement': 'Beyan cümlesi (İspanyolca)',
    'es-text': 'Metin (İspanyolca)',
    'legal-note': 'Değişiklik notu',
  },
};

/** Its events, as the audit log shows them. */
export const audit = {
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { legalDesk, legalTexts, audit };
