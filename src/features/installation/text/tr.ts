/** Removing the demo party, and the first steps of a new installation. */
export const installation = {
  demo: {
    title: 'Örnek partiyi kaldır',
    administration: 'Kurulumla gelen örnek içerikleri, kişileri ve bilgileri tek seferde siler.',
    lead: 'Kurulumla gelen örnek içerikler, kişiler, belgeler ve başvurular tek seferde silinir. Ekibinizin eklediği ya da değiştirdiği her şey yerinde kalır.',
    open: 'Örnek partiyi kaldır…',
    sure: 'Emin misiniz?',
    sureText:
      'Aşağıdakiler kalıcı olarak silinir ve geri alınamaz. Örnek hesaplarla açılmış oturumlar kapanır.',
    confirm: 'Kaldır',
    running: 'Örnek parti kaldırılıyor. Birkaç saniye sürebilir; bu pencereyi kapatmayın.',
    goes: 'Silinecek',
    stays: 'Kalacak',
    nothing: '–',
    stayText: 'Yerinde kalanlar: {{names}}',
    stayMore: 'Yerinde kalanlar: {{names}} ve {{count}} kayıt daha',
    alsoGoes:
      'Örnek partiye gelen ziyaretlerin sayıları, arama dizini, kuyruktaki e-postalar ve yüklenen dosyalar da silinir. Denetim kaydı ve eski yedekler değişmez.',
    doneTitle: 'Örnek parti kaldırıldı',
    doneText: 'Sitede ve panelde örnek partiden bir şey kalmadı.',
    doneKept: 'Ekibinizin değiştirdiği kayıtlar yerinde kaldı.',
    noneTitle: 'Bu kurulumda örnek parti yok',
    noneText: 'Kaldırılacak bir şey kalmadı.',
    failedTitle: 'Örnek partinin kapsamı okunamadı',
    forbiddenTitle: 'Örnek partiyi yöneticiler kaldırır',
    forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
    kinds: {
      content: 'İçerikler',
      person: 'Kişiler',
      meeting: 'Toplantılar',
      document: 'Belgelerin sürümleri',
      application: 'Başvurular',
      message: 'Mesajlar',
      user: 'Ekip hesapları',
      adminName: 'Yönetici hesabının örnek adı',
      menu: 'Menü bağlantıları',
      party: 'Partinin bilgileri ve metinleri',
      pressKit: 'Basın kitinin metni',
      pressPicture: 'Basın kitinin görselleri',
      media: 'Görseller ve dosyalar',
    },
  },
};

/** What its part of the API says. */
export const platform = { success: { demoRemoved: 'Örnek parti kaldırıldı.' } };

/** Its events, as the audit log shows them. */
export const audit = {
  group: { demo: 'Örnek parti' },
  action: { 'demo-remove': 'Örnek partinin kaldırılması' },
  did: { 'demo-remove': 'Örnek partiyi kaldırdı' },
  didTo: { 'demo-remove': 'Örnek partiyi kaldırdı' },
  fields: {
    'demo-content': 'İçerikler',
    'demo-person': 'Kişiler',
    'demo-meeting': 'Toplantılar',
    'demo-document': 'Belgelerin sürümleri',
    'demo-application': 'Başvurular',
    'demo-message': 'Mesajlar',
    'demo-user': 'Ekip hesapları',
    'demo-adminName': 'Yönetici hesabının örnek adı',
    'demo-menu': 'Menü bağlantıları',
    'demo-party': 'Partinin bilgileri ve metinleri',
    'demo-pressKit': 'Basın kitinin metni',
    'demo-pressPicture': 'Basın kitinin görselleri',
    'demo-media': 'Görseller ve dosyalar',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { installation, audit };
