export const notifications = {
  title: 'Bildirimler',
  open: 'Bildirimler',
  openUnread: 'Bildirimler, {{count}} okunmamış',
  empty: 'Yeni bildirim yok',
  emptyText: 'Başvurular, mesajlar ve size atanan işler burada görünür.',
  readAll: 'Tümünü okundu say',
  read: 'Okundu say',
  unread: 'Okunmadı say',
  remove: 'Bildirimi kaldır',
  settings: 'Bildirim ayarları',
  failed: 'Bildirimler yüklenemedi',
  isUnread: 'Okunmamış',
  contacts: {
    title: 'Çalışma arkadaşları',
    open: 'Çalışma arkadaşları',
    here: 'Şimdi burada',
    seen: 'Son görülme {{when}}',
    never: 'Henüz görülmedi',
    empty: 'Başka kullanıcı yok',
    emptyText: 'Yeni kullanıcıları bir yönetici ekler.',
    failed: 'Çalışma arkadaşları yüklenemedi',
    write: '{{name}} kişisine e-posta yaz',
    call: '{{name}} kişisini ara',
    search: 'Kişi ara',
    none: 'Bu ada uyan kimse yok',
  },
  prefs: {
    faults: 'Ayarlar kaydedilemedi',
    legend: 'Panelde gösterilecek bildirimler',
    email: 'E-posta',
    save: 'Kaydet',
    text: 'Hangi olaylarda bildirim almak istediğinizi seçin.',
    daily: 'Her sabah okunmamışları e-postayla gönder',
    dailyHint: 'Saat 07.30’da, yalnızca yeni bir şey varsa.',
    saved: 'Bildirim ayarları kaydedildi.',
  },
  kinds: {
    applicationNew_one: 'Yeni bir üyelik başvurusu geldi',
    applicationNew_other: '{{count}} yeni üyelik başvurusu geldi',
    applicationAssigned: 'Size başvuru atandı: {{subject}}',
    applicationMoved: 'Başvuru teşkilatınıza gönderildi: {{subject}}',
    messageNew_one: 'Yeni bir iletişim mesajı geldi',
    messageNew_other: '{{count}} yeni iletişim mesajı geldi',
    messageAssigned: 'Size bir mesaj atandı',
    contentReview: '“{{subject}}” için inceleme istendi',
    contentPublished: '“{{subject}}” yayımlandı',
    newDevice: 'Hesabınıza yeni bir cihazdan girildi: {{subject}}',
    emailFailed_one: 'Bir e-posta gönderilemedi',
    emailFailed_other: '{{count}} e-posta gönderilemedi',
  },
  unknownDevice: 'bilinmeyen tarayıcı',
  many: '{{count}}+',
};

/** The name of each kind: in the settings, and before a number in an e-mail. */
export const notificationLabels = {
  applicationNew: 'Yeni üyelik başvurusu',
  applicationAssigned: 'Size atanan başvuru',
  applicationMoved: 'Teşkilatınıza gönderilen başvuru',
  messageNew: 'Yeni iletişim mesajı',
  messageAssigned: 'Size atanan mesaj',
  contentReview: 'İncelenmesi istenen içerik',
  contentPublished: 'Yayımlanan içerik',
  newDevice: 'Yeni bir cihazdan giriş',
  emailFailed: 'Gönderilemeyen e-posta',
};

export const notificationEmails = {
  notificationSummary: {
    name: 'Günlük bildirim özeti',
    subject: '{{party}}: okunmamış bildirimleriniz',
    preview: 'Dünden beri gelen ve okumadığınız bildirimler.',
    heading: 'Okunmamış bildirimleriniz',
    text: '{{list}}',
    action: 'Yönetim panelini aç',
    note: 'Bu e-postayı, hesabınızda günlük özet açık olduğu için aldınız. Hesap sayfanızdan kapatabilirsiniz.',
  },
};

export const platform = {
  fields: {
    upTo: 'Son bildirim',
    isRead: 'Okundu',
    muted: 'İstenmeyen bildirimler',
    daily: 'Günlük özet',
    key: 'Bildirim',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { notifications, notificationLabels };
