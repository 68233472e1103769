/** The texts of its screens in the dashboard. */
export const staticPages = {
  title: 'Sabit sayfalar',
  administration:
    'Hakkımızda, bağış, gizlilik ve erişilebilirlik gibi sayfalardaki hazır metinlerin yerine kendi metniniz.',
  lead: 'Hazır metinlerin yerine geçen metinler.',
  names: {
    about: 'Hakkımızda',
    donation: 'Bağış',
    measurement: 'Ölçüm tercihi',
    accessibility: 'Erişilebilirlik',
    privacy: 'Gizlilik',
  },
  places: {
    about:
      '“Biz kimiz?” bölümünün başlığı ve metni yerine geçer. Metni Parti bilgileri → Hakkımızda’da yazın; buradakini kaldırınca oradaki metin görünür.',
    donation: '“Kimler bağış yapabilir?” bölümünün başlığı ve metni yerine geçer.',
    measurement: 'Ölçüm sorusunun altında, ayrı bir bölüm olarak görünür.',
    accessibility: 'Sayfanın başlığı ve metni yerine geçer.',
    privacy: 'Sayfanın başlığı ve metni yerine geçer.',
  },
  notices: 'Aydınlatma metinleri ve beyanlar',
  descriptions: {
    accessibility:
      '{{party}} sitesini klavyeyle, ekran okuyucuyla ve büyüterek kullanmak; bilinen eksikler ve bildirme yolu.',
    privacy: '{{party}} sitesini gezerken hangi verilerin işlendiği ve haklarınız.',
  },
  builtIn: 'Hazır metin',
  own: 'Kendi metni: {{languages}}',
  languages: 'Diller',
  onSite: 'Sitede gör',
  turkishFirst: 'Önce Türkçe metni yazın. Öbür dillerde metin yoksa Türkçesi gösterilir.',
  builtInNote: 'Bu dilde hazır metin gösteriliyor.',
  ownNote: 'Bu dilde sizin metniniz gösteriliyor.',
  turkishShown: 'Bu dilde metin yok: Türkçe metin gösteriliyor.',
  fields: { title: 'Başlık', body: 'Metin' },
  panes: 'Metnin görünümü',
  pane: { write: 'Yaz', read: 'Önizleme' },
  previewEmpty: 'Metin yazınca burada görünür.',
  save: 'Kaydet',
  restore: 'Hazır metne dön',
  restoreTitle: 'Hazır metin geri getirilsin mi?',
  restoreText: 'Bu dildeki metniniz silinir; sayfada yeniden hazır metin görünür.',
  faults: 'Metin bu hâliyle kaydedilemedi',
  wrong: '{{field}} geçerli değil.',
  failedTitle: 'Sayfalar yüklenemedi',
  goneTitle: 'Böyle bir sayfa yok',
  goneText: 'Adres yanlış yazılmış olabilir.',
  toList: 'Sayfalara dön',
  forbiddenTitle: 'Sayfa metinlerini yalnızca yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı görmeniz gerekiyorsa bir yöneticiye başvurun.',
};

/** What its part of the API says: refusals, names of fields. */
export const platform = {
  errors: {
    turkishFirst: 'Önce Türkçe metni yazın.',
    turkishLast: 'Önce öteki dillerdeki metinleri kaldırın: onlar Türkçe metne dayanır.',
  },
  fields: { 'page-title': 'Başlık', 'page-body': 'Metin' },
  success: { pageRestored: 'Hazır metin geri getirildi.' },
};

/** Its events, as the audit log shows them. */
export const audit = {
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { staticPages, audit };
