export const audit = {
  title: 'Denetim kaydı',
  lead: 'Kim, ne zaman, neyi değiştirdi. Bir kayıt sonradan değiştirilirse burada görünür.',
  administration: 'Kim, ne zaman, neyi değiştirdi; kaydın sonradan değiştirilip değiştirilmediği.',
  when: 'Zaman',
  who: 'Kim',
  what: 'Ne oldu',
  address: 'Adres',
  device: 'Cihaz',
  number: 'Kayıt no',
  details: 'Ayrıntılar',
  visitor: 'Oturum açmamış biri',
  system: 'Sistem',
  erased: '{{days}} gün dolduğu için silindi',
  listLabel: 'Denetim kaydının satırları',
  search: 'Konuya göre ara',
  searchHint: 'Kullanıcı adı veya işlem; en yeni {{newest}} kayıtta',
  allActions: 'Tüm olaylar',
  everybody: 'Herkes',
  days: 'Tarih aralığı',
  field: 'Alan',
  before: 'Önce',
  after: 'Sonra',
  value: 'Değer',
  noValues: 'Bu olayın başka bir bilgisi yok.',
  yes: 'evet',
  no: 'hayır',
  none: 'boş',
  characters_one: '{{count}} karakter',
  characters_other: '{{count}} karakter',
  failedTitle: 'Denetim kaydı açılamadı',
  noMatchTitle: 'Aradığınıza uyan kayıt yok',
  noMatchText: 'Süzgeçleri azaltın ya da tarih aralığını genişletin.',
  pastEndTitle: 'Bu sayfada kayıt yok',
  pastEndText: 'Kayıtlar daha önceki sayfalarda bitiyor.',
  noneTitle: 'Henüz kayıt yok',
  noneText:
    'Girişler, reddedilen işlemler ve içerik, görsel, kullanıcı ve ayarlardaki değişiklikler burada görünür.',
  forbiddenTitle: 'Denetim kaydını yöneticiler görür',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  chain: {
    label: 'Zincirin durumu',
    checking: 'Zincir doğrulanıyor…',
    whole_one: 'Zincir sağlam: {{formatted}} kayıt',
    whole_other: 'Zincir sağlam: {{formatted}} kayıt',
    verify: 'Şimdi doğrula',
    failed: 'Zincir doğrulanamadı.',
    missing: 'Zincir {{formatted}} numaralı kayıtta kopuk: kayıt silinmiş.',
    changed:
      'Zincir {{formatted}} numaralı kayıtta kopuk: kayıt değiştirilmiş, araya sokulmuş ya da yeri değişmiş.',
    keyMissing:
      '{{formatted}} numaralı kaydın anahtarı yok: kayıt değiştirilmiş ya da anahtar kaldırılmış.',
    otherThanNoted:
      '{{formatted}} numaralı kayıt daha önce not edilenden farklı: kayıt baştan yazılmış.',
  },
  group: {
    audit: 'Denetim kaydı',
  },
  action: {
    'auth-forbidden': 'Yetkisiz işlem',
    'audit-erase': 'Silinen adresler',
  },
  did: {
    'auth-forbidden': 'Yetkisi olmayan bir işlemi denedi',
    'audit-erase': 'Süresi dolan adres ve cihaz bilgilerini sildi',
  },
  didTo: {
    'auth-forbidden': 'Yetkisi olmayan bir işlemi denedi: {{subject}}',
    'audit-erase': 'Süresi dolan adres ve cihaz bilgilerini sildi',
  },
  fields: {
    count: 'Sayı',
    upTo: 'Şu güne kadar',
    version: 'Sürüm',
    checksum: 'Dosya özeti (SHA-256)',
    note: 'Sürüm notu',
  },
  values: {
    hidden: 'gizli',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { audit };
