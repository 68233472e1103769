export const meetings = {
  /** Names of pages, as links to them say. */
  pages: {
    meetings: 'Toplantılar',
  },
  title: 'Toplantılar',
  lead: 'Kongrelerden mahalle buluşmalarına: nerede, ne zaman, kimlere açık.',
  when: 'Ne zaman',
  where: 'Nerede',
  audience: 'Kimlere açık',
  online: 'Çevrim içi',
  cancelled: 'İptal edildi',
  list: {
    coming: 'Yaklaşan toplantılar',
    past: 'Geçmiş toplantılar',
    comingUnit_one: 'yaklaşan toplantı',
    comingUnit_other: 'yaklaşan toplantı',
    pastUnit_one: 'geçmiş toplantı',
    pastUnit_other: 'geçmiş toplantı',
    noneTitle: 'Duyurulmuş bir toplantı yok',
    noneText: 'Takvime abone olun; yeni toplantılar takviminize otomatik eklensin.',
    subscribe: 'Takvime abone ol',
    subscribeText: 'Yeni toplantılar ve değişiklikler takviminize otomatik eklenir.',
    file: 'Takvim dosyası (.ics)',
    filters: 'Geçmiş toplantıları süzün',
    year: 'Yıl',
    allYears: 'Tümü',
    filter: 'Süz',
    titleYear: '{{title}}, {{year}}',
    titlePage: '{{title}}, sayfa {{page}}',
  },
  page: {
    addToCalendar: 'Takvime ekle',
    map: 'Haritada aç',
    join: 'Bağlantıyla katıl',
    onlineAddress: 'Yayın bağlantısı',
    cancelled: 'Bu toplantı iptal edildi.',
    over: 'Bu toplantı yapıldı.',
    next: 'Yaklaşan toplantılar',
    all: 'Tüm toplantılar',
  },
  calendar: { name: '{{party}} toplantıları' },
};

/** The screens on which admins manage meetings. */
export const meetingsDesk = {
  title: 'Toplantılar',
  administration: 'Kongreler, buluşmalar, yayınlar: yer, zaman, gündem ve iptal.',
  lead: 'Takvime abone olanlar her değişikliği kendiliğinden alır.',
  add: 'Toplantı ekle',
  editTitle: 'Toplantıyı düzenle',
  search: 'Toplantılarda ara',
  searchHint: 'Başlık, yer ya da il',
  whenLabel: 'Zaman',
  when: { all: 'Yaklaşan ve geçmiş', coming: 'Yaklaşan', past: 'Geçmiş' },
  listLabel: 'Toplantılar',
  start: 'Başlangıç',
  state: { planned: 'Planlandı', held: 'Yapıldı', cancelled: 'İptal edildi' },
  stateHint:
    'İptal edilen toplantının sayfası kalır ve iptali bildirir; takvimlerde de iptal görünür.',
  about: 'Toplantı',
  aboutText: 'Başlık ve özet, toplantı listesinde ve takvimlerde görünür.',
  time: 'Zaman',
  timeText: 'İstanbul saatiyle.',
  where: 'Yer ve yayın',
  whereText: 'Yalnızca çevrim içi bir toplantıda yer boş kalabilir.',
  agenda: 'Gündem',
  agendaText: 'Toplantının sayfasında görünür; sonra alınan kararlar da buraya yazılabilir.',
  noProvince: 'Belirtilmedi',
  save: 'Kaydet',
  remove: 'Sil',
  onSite: 'Sitede gör',
  faults: 'Kaydedilemedi',
  wrong: '{{field}} için bu değer geçerli değil.',
  removeQuestion: 'Bu toplantı silinsin mi?',
  removeHint:
    'Sayfası kaldırılır ve takvimlerden düşer. Duyurulmuş bir toplantıyı silmek yerine iptal edin.',
  goneTitle: 'Toplantı bulunamadı',
  goneText: 'Silinmiş olabilir.',
  failedTitle: 'Toplantılar açılamadı',
  noneTitle: 'Henüz toplantı yok',
  noneText: 'Eklediğiniz toplantılar sitede ve takvimlerde görünür.',
  noMatchTitle: 'Aradığınıza uyan toplantı yok',
  noMatchText: 'Süzgeçleri kaldırınca tüm toplantılar görünür.',
  pastEndTitle: 'Bu sayfada toplantı yok',
  pastEndText: 'Liste daha önceki sayfalarda bitiyor.',
  forbiddenTitle: 'Toplantıları yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const meetingFields = {
  'meeting-title': 'Başlık',
  'meeting-summary': 'Özet',
  'meeting-body': 'Gündem',
  'meeting-startsAt': 'Başlangıç',
  'meeting-endsAt': 'Bitiş',
  'meeting-place': 'Yer',
  'meeting-address': 'Adres',
  'meeting-province': 'İl',
  'meeting-onlineUrl': 'Yayın bağlantısı',
  'meeting-audience': 'Kimlere açık',
  'meeting-state': 'Durum',
  'meeting-branchId': 'Teşkilat',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const meetingRules = {
  meetingEnds: 'Bitiş, başlangıçtan sonra olmalı.',
  meetingUrl: '{{field}} https:// ile başlayan tam bir adres olmalı.',
};

/** What its part of the API says: rules, names of fields. */
export const platform = {
  validation: meetingRules,
  fields: meetingFields,
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: { meeting: 'Toplantılar' },
  action: {
    'meeting-create': 'Toplantı ekleme',
    'meeting-update': 'Toplantı değişikliği',
    'meeting-delete': 'Toplantı silme',
  },
  did: {
    'meeting-create': 'Toplantı ekledi',
    'meeting-update': 'Toplantıyı değiştirdi',
    'meeting-delete': 'Toplantıyı sildi',
  },
  didTo: {
    'meeting-create': '{{subject}} toplantısını ekledi',
    'meeting-update': '{{subject}} toplantısını değiştirdi',
    'meeting-delete': '{{subject}} toplantısını sildi',
  },
  fields: {
    'meeting-title': 'Başlık',
    'meeting-startsAt': 'Başlangıç',
    'meeting-endsAt': 'Bitiş',
    'meeting-place': 'Yer',
    'meeting-province': 'İl',
    'meeting-state': 'Durum',
    'meeting-branchId': 'Teşkilat',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { meetingsDesk, meetingFields, meetingRules, audit };
