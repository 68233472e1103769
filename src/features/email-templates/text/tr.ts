export const emailTemplates = {
  title: 'E-posta metinleri',
  lead: 'Sitenin gönderdiği e-postaların metinleri, her dil için ayrı.',
  administration: 'Sitenin gönderdiği e-postaların metinleri; değiştirme ve önizleme.',
  forbiddenTitle: 'E-posta metinlerini yöneticiler değiştirir',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  failedTitle: 'E-posta metinleri açılamadı',
  goneTitle: 'Böyle bir e-posta yok',
  goneText: 'Adres yanlış yazılmış olabilir.',
  toList: 'E-posta metinlerine dön',
  edited: 'değiştirildi',
  languagesOf: '{{name}}: diller',
  languages: 'E-postanın dili',
  builtInNote: 'Bu dilde başlangıç metni kullanılıyor.',
  editedNote: 'Bu dilde değiştirilmiş metin kullanılıyor.',
  texts: 'Metinler',
  fields: {
    subject: 'Konu',
    preview: 'Önizleme satırı',
    heading: 'Başlık',
    greeting: 'Hitap',
    text: 'Metin',
    action: 'Düğme',
    note: 'Not',
  },
  hints: {
    preview: 'Gelen kutusunda konunun yanında görünür.',
    text: 'Boş bir satır yeni paragraf başlatır.',
    note: 'Düğmenin altında küçük yazıyla yer alır.',
  },
  wrong: '{{field}} geçerli değil.',
  faults: 'Kaydetmek için düzeltin',
  save: 'Kaydet',
  reset: 'Başlangıç metnine dön',
  resetTitle: 'Başlangıç metnine dönülsün mü?',
  resetText: 'Bu dilde yaptığınız değişiklikler silinir.',
  wasReset: 'Başlangıç metnine dönüldü.',
  shown: 'Önizleme',
  shownNote: 'Örnek değerlerle. E-posta gönderilmez.',
  form: 'Önizlemenin biçimi',
  html: 'Görünüm',
  plain: 'Düz metin',
  previewFailed: 'Önizleme son geçerli metni gösteriyor.',
};

/** The names of fields in messages of its API. */
export const platform = {
  fields: {
    'email-subject': 'Konu',
    'email-preview': 'Önizleme satırı',
    'email-heading': 'Başlık',
    'email-greeting': 'Hitap',
    'email-text': 'Metin',
    'email-action': 'Düğme',
    'email-note': 'Not',
  },
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: {
    emailTemplate: 'E-posta metinleri',
  },
  action: {
    'emailTemplate-update': 'Değişiklik',
    'emailTemplate-reset': 'Başlangıç metnine dönüş',
  },
  did: {
    'emailTemplate-update': 'Bir e-postanın metnini değiştirdi',
    'emailTemplate-reset': 'Bir e-postayı başlangıç metnine döndürdü',
  },
  didTo: {
    'emailTemplate-update': '{{subject}} e-postasının metnini değiştirdi',
    'emailTemplate-reset': '{{subject}} e-postasını başlangıç metnine döndürdü',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { emailTemplates, audit };
