/** Removing the demo party, and the first steps of a new installation. */
export const installation = {
  title: 'İlk adımlar',
  administration:
    'Yeni bir kurulumda yapılacaklar: deneme e-postası, yedek, örnek partinin kaldırılması.',
  failedTitle: 'İlk adımlar açılamadı',
  forbiddenTitle: 'Kurulumu yöneticiler tamamlar',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  steps: {
    title: 'İlk adımlar',
    progress: '{{all}} adımdan {{done}} tanesi tamam',
    done_one: 'Tamamlanan adım ({{number}})',
    done_other: 'Tamamlanan adımlar ({{number}})',
    skipped_one: 'Gerekmeyen adım ({{number}})',
    skipped_other: 'Gerekmeyen adımlar ({{number}})',
    skip: 'Gerekmiyor',
    need: 'Gerekli',
    next: 'Sıradaki adım: {{step}}',
    step: {
      identity: 'Partinin adı ve renkleri',
      contact: 'İletişim bilgileri',
      charter: 'Tüzük',
      board: 'Yönetim kurulu',
      colleagues: 'Ekip arkadaşları',
      email: 'E-posta',
      backup: 'Yedek',
      demo: 'Örnek partiyi kaldırma',
    },
    text: {
      identity: 'Adı, kısa adı ve sloganı yazın; logoyu ve rengi “Görünüm” bölümünde seçin.',
      contact: 'Genel merkezin adresi, telefonu ve e-posta adresi.',
      charter: 'PDF’sini yükleyin; metni sayfada maddeleriyle okunsun.',
      board: 'Genel başkanı ve yönetimdekileri ekleyin.',
      colleagues: 'En az bir kişiyi daha davet edin; parolanızı yitirirseniz yardım edebilir.',
      email: 'Kendinize bir deneme e-postası gönderin.',
      backup: 'İlk yedeği şimdi alın, nerede durduğunu görün.',
      demo: 'Örnek içerikleri, kişileri ve bilgileri tek seferde silin.',
    },
  },
  empty: {
    title: 'Sitede henüz görünmeyen sayfalar',
    text: 'Bu sayfalarda gösterecek bir şey olmadığı için menü, ana sayfa, alt bilgi ve arama onlara götürmez. Doldurduğunuz anda kendiliğinden görünürler.',
    count_one: '{{number}} sayfa boş olduğu için sitede görünmüyor',
    count_other: '{{number}} sayfa boş olduğu için sitede görünmüyor',
  },
  mail: {
    title: 'E-posta',
    lead: 'Davetler, başvuru bildirimleri ve parola bağlantıları e-postayla gider. Ulaştıklarını buradan deneyin.',
    server: 'Gönderim',
    kind: { smtp: 'E-posta sunucusuyla', outbox: 'Sunucu ayarlı değil' },
    to: 'Deneme adresi',
    testedAt: 'Son başarılı deneme',
    never: 'Henüz yok',
    outboxText:
      'E-postalar kimseye ulaşmıyor, sunucudaki “outbox” klasörüne yazılıyor. Teknik sorumlunuz SMTP_URL ayarını yapmalı.',
    sample: 'Bu adrese e-posta ulaşmaz.',
    toAccount: 'Hesabınıza kendi adresinizi yazın',
    send: 'Deneme e-postası gönder',
    sent: 'Sunucu e-postayı aldı: {{to}}. Gelen kutunuza bakın; birkaç dakika içinde gelmezse istenmeyenlere de bakın.',
    written: 'E-posta gönderilmedi, sunucudaki “outbox” klasörüne yazıldı.',
    fault: {
      refused: 'Sunucu {{to}} adresini ya da e-postayı kabul etmedi.',
      invalidAddress: '{{to}} geçerli bir adres değil.',
      mailServer:
        'E-posta sunucusuna ulaşılamadı ya da sunucu göndereni kabul etmedi. SMTP_URL ayarındaki adres, kullanıcı adı ve parola denetlenmeli.',
      unknown: 'E-postanın gidip gitmediği bilinmiyor.',
      other: 'E-posta gönderilemedi.',
    },
    failedTitle: 'E-posta ayarları okunamadı',
  },
  backup: {
    title: 'Yedek',
    lead: 'Bir yedekte veritabanı ve yüklenen bütün dosyalar vardır. Siz çalışırken alınır.',
    last: 'Son yedek',
    none: 'Henüz alınmadı',
    size: 'Kapsamı',
    filesAnd_one: '{{number}} dosya, {{size}}',
    filesAnd_other: '{{number}} dosya, {{size}}',
    place: 'Yeri',
    plan: 'Düzenli yedek',
    daily: 'Her gün saat {{at}}',
    byHand: 'Ayarlı değil',
    besideText:
      'Bu yer verilerle aynı disktedir; disk bozulursa yedek de gider. Teknik sorumlunuz BACKUP_URL ile başka bir yer ayarlasın: o zaman yedek her gece kendiliğinden alınır.',
    keysText:
      'Yedekte şifreleme anahtarları yok. Anahtarlar olmadan başvurular okunamaz; BACKUP_PASSPHRASE ayarlanmalı ya da anahtar dosyası başka bir yerde saklanmalı.',
    make: 'Şimdi yedek al',
    running: 'Yedek alınıyor. Bu sayfadan ayrılabilirsiniz.',
    made: 'Yedek alındı.',
    failed: 'Son yedek alınamadı: {{fault}}',
    failedTitle: 'Yedek bilgileri okunamadı',
  },
  demo: {
    title: 'Örnek partiyi kaldır',
    lead: 'Kurulumla gelen örnek içerikler, kişiler, belgeler ve başvurular tek seferde silinir. Ekibinizin eklediği ya da değiştirdiği her şey yerinde kalır.',
    open: 'Örnek partiyi kaldır…',
    sureText:
      'Aşağıdakiler kalıcı olarak silinir ve geri alınamaz. Örnek hesaplarla açılmış oturumlar kapanır.',
    confirm: 'Kaldır',
    running: 'Örnek parti kaldırılıyor. Birkaç saniye sürebilir; bu pencereyi kapatmayın.',
    kind: 'Tür',
    toSteps: 'İlk adımlara dön',
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
    kinds: {
      content: 'İçerikler',
      person: 'Kişiler',
      branch: 'Teşkilatlar',
      board: 'Partinin kendi kurulları',
      ownPage: 'Partinin kendi sayfaları',
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

/** The built-in texts of its e-mails. */
export const installationEmails = {
  testEmail: {
    name: 'Deneme e-postası',
    subject: '{{party}}: deneme e-postası',
    preview: 'E-postalar ulaşıyor.',
    heading: 'E-postalar ulaşıyor',
    text: 'Bu e-postayı {{date}} günü saat {{time}} sularında panelden siz istediniz. Elinize ulaştığına göre davetler ve bildirimler de ulaşır.',
    note: 'Yapmanız gereken bir şey yok.',
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
    'demo-branch': 'Teşkilatlar',
    'demo-board': 'Partinin kendi kurulları',
    'demo-ownPage': 'Partinin kendi sayfaları',
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
