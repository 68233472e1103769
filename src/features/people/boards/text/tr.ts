/** The screens on which admins manage boards and groups. */
export const boardsDesk = {
  title: 'Kurullar ve gruplar',
  lead: 'Kurulların üyelerini, görevlerini ve sırasını belirleyin; gençlik ve kadın kolları, milletvekilleri veya adaylar gibi yeni gruplar ekleyin.',
  administration: 'Kurullar, kollar, milletvekilleri, adaylar; üyeleri, görevleri ve sırası.',
  add: 'Kurul ekle',
  addLead:
    'Ad ve adresle başlayın; metni ve üyeleri sonra girersiniz. Siz göstermeden kimse görmez.',
  editTitle: 'Kurulu düzenle',
  section: 'Ad ve adres',
  sectionText: 'Adres, başlıktan türetilir; değiştirebilirsiniz.',
  size_one: '{{count}} kişi',
  size_other: '{{count}} kişi',
  shown: 'Sitede',
  hidden: 'Gizli',
  fixedText: 'Bu kurulun adı ve adresi değişmez. Girişi ve metni parti ayarlarındadır.',
  toSettings: 'Parti ayarlarını aç',
  language: 'Dil',
  missingIn: 'Eksik: {{languages}}',
  complete: 'Bütün dillerde',
  texts: 'Metinler',
  textsText: 'Çevirisi olmayan dillerde Türkçesi gösterilir.',
  visibility: 'Görünürlük',
  visibilityText: 'Gizlenen kurul menüden de çıkar; üyeleri ve metni kalır.',
  hintSlug: 'Küçük harf, rakam ve tire. Adres değişirse eskisi yenisine yönlenir.',
  members: 'Üyeler',
  membersText:
    'Sayfada bu sırayla görünürler. Görev boş bırakılırsa kişinin genel görevi gösterilir.',
  order: 'Üyelerin sırası',
  addMember: 'Kişi ekle',
  choose: 'Kişi seçin',
  noneLeft: 'Bütün kişiler bu kurulda.',
  noChair: 'Henüz girilmedi',
  noMembers: 'Bu kurulda henüz kimse yok.',
  officeOf: '{{name}}, bu kuruldaki görevi',
  takeOut: 'Kuruldan çıkar',
  takeOutOf: 'Kuruldan çıkar: {{name}}',
  saveMembers: 'Üyeleri kaydet',
  membersUnsaved: 'Kaydedilmemiş değişiklik var.',
  menu: 'Menü',
  menuText: 'Seçim hemen kaydedilir.',
  menuLater: 'Kurul sitede gösterilince menüye eklenebilir.',
  textsAndAddress: 'Metin ve adres',
  onSite: 'Sitede gör',
  remove: 'Sil',
  removeQuestion: 'Bu kurul silinsin mi?',
  removeHint:
    'Sayfası kaldırılır, kişiler kalır. Adresin gideceği yeri yazmazsanız ziyaretçiye sayfanın kaldırıldığı söylenir.',
  targetHint: 'Örneğin /hakkimizda; boş bırakılabilir.',
  save: 'Kaydet',
  faults: 'Kaydedilemedi',
  wrong: '{{field}} için bu değer geçerli değil.',
  goneTitle: 'Kurul bulunamadı',
  goneText: 'Silinmiş olabilir.',
  failedTitle: 'Kurullar açılamadı',
  forbiddenTitle: 'Kurulları yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
};

/** The names of their fields, on the screens and in messages of the API. */
export const boardFields = {
  'board-name': 'Ad',
  'board-slug': 'Adres',
  'board-lead': 'Giriş',
  'board-text': 'Metin',
  'board-isShown': 'Sitede göster',
  'board-members': 'Üyeler',
  'board-office': 'Kuruldaki görev',
  'board-menu': 'Menüdeki yer',
  'board-target': 'Adresin gideceği yer',
};

/** What their part of the API says. */
export const platform = {
  fields: boardFields,
  validation: {
    boardFixed: 'Bu kurulun adı ve adresi değişmez; kurul silinemez.',
    boardsTooMany: 'En çok 100 kurul açılabilir.',
    boardUnknown: 'Kurullardan biri bulunamadı. Silinmiş olabilir; sayfayı yenileyin.',
    boardMembers: 'Kişilerden biri silinmiş veya iki kez eklenmiş. Sayfayı yenileyin.',
    boardNotShown: 'Yalnızca sitede gösterilen bir kurul menüye eklenir.',
  },
};

/** Their events, as the audit log shows them. */
export const audit = {
  group: { board: 'Kurullar' },
  action: {
    'board-create': 'Kurul ekleme',
    'board-update': 'Kurul değişikliği',
    'board-members': 'Kurul üyeleri',
    'board-remove': 'Kurul silme',
  },
  did: {
    'board-create': 'Kurul ekledi',
    'board-update': 'Kurulu değiştirdi',
    'board-members': 'Kurulun üyelerini değiştirdi',
    'board-remove': 'Kurulu sildi',
  },
  didTo: {
    'board-create': '{{subject}} kurulunu ekledi',
    'board-update': '{{subject}} kurulunu değiştirdi',
    'board-members': '{{subject}} kurulunun üyelerini değiştirdi',
    'board-remove': '{{subject}} kurulunu sildi',
  },
  fields: {
    'board-name': 'Ad',
    'board-slug': 'Adres',
    'board-isShown': 'Sitede göster',
    'board-members': 'Üyeler',
    'board-target': 'Adresin gideceği yer',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { boardsDesk, boardFields, audit };
