export const messages = {
  title: 'İletişim mesajları',
  one: 'Mesaj',
  forbidden: 'Mesajları yöneticiler ve editörler görür',
  forbiddenText: 'Bu sayfayı açmak için yetkiniz yok.',
  toList: 'Mesajlara dön',
  state: {
    new: 'Yeni',
    inProgress: 'İşlemde',
    answered: 'Yanıtlandı',
    spam: 'İstenmeyen',
  },
  all: 'Tümü',
  byState: 'Duruma göre görünümler',
  otherTopic: 'Başka bir konu',
  nobody: 'Kimseye atanmadı',
  fields: {
    sender: 'Gönderen',
    topic: 'Konu',
    state: 'Durum',
    assignedTo: 'Sorumlu',
    createdAt: 'Geliş',
    email: 'E-posta',
    phone: 'Telefon',
    locale: 'Dil',
  },
  locale: {
    tr: 'Türkçe',
    en: 'İngilizce',
    de: 'Almanca',
    es: 'İspanyolca',
  },
  list: {
    label: 'Mesaj listesi',
    allTopics: 'Tüm konular',
    allAssignees: 'Herkesin mesajları',
    unassigned: 'Kimseye atanmamış',
    mine: 'Bana atananlar',
    notSearchable: 'Ad ve metin şifreli saklandığı için mesajlarda arama yapılmaz.',
    markSpam: 'İstenmeyen olarak işaretle',
    assign: 'Seçilenleri ata',
    noneTitle: 'Henüz mesaj yok',
    noneText: 'İletişim formundan gelen mesajlar burada görünür.',
    noMatchTitle: 'Bu süzgeçlere uyan mesaj yok',
    noMatchText: 'Başka bir görünüm seçin ya da süzgeçleri kaldırın.',
    pastEndTitle: 'Bu sayfada mesaj yok',
    pastEndText: 'Liste daha önceki sayfalarda bitiyor.',
    failedTitle: 'Mesajlar açılamadı',
  },
  details: {
    message: 'Mesaj',
    sender: 'Gönderen',
    handling: 'Durum ve sorumlu',
    save: 'Kaydet',
    note: 'Not',
    noteHint: 'Yalnız ekip görür',
    noteSave: 'Notu kaydet',
    reply: 'Yanıtla',
    replied: 'Yanıtımız',
    replyText: 'Yanıtınız',
    replyHint:
      '{{email}} adresine {{language}} e-posta şablonuyla gönderilir. Selamlama ve partinin adı şablondadır.',
    send: 'Yanıtı gönder',
    timeline: 'Zaman çizelgesi',
    delete: 'Sil',
    deleteQuestion: 'Bu mesaj kalıcı olarak silinsin mi?',
    deleteHint: 'Mesaj, yanıtlar, not ve zaman çizelgesi geri getirilemez.',
    goneTitle: 'Bu mesaj yok',
    goneText: 'Silinmiş olabilir.',
    failedTitle: 'Mesaj açılamadı',
    conflict:
      'Mesaj siz açtıktan sonra değişti. Yazdıklarınız duruyor; güncel durumu gördükten sonra yeniden gönderin.',
  },
  event: {
    submitted: 'mesajı gönderdi',
    state: 'durumu değiştirdi: {{state}}',
    assigned: 'sorumluyu belirledi: {{name}}',
    unassigned: 'sorumluyu kaldırdı',
    note: 'notu değiştirdi',
    replied: 'e-posta ile yanıtladı',
    emailSent: 'yanıt e-postasını sunucuya teslim etti',
    emailFailed: 'yanıt e-postasını gönderemedi: {{reason}}',
  },
  fault: {
    refused: 'alıcının sunucusu kabul etmedi',
    invalidAddress: 'adres geçersiz',
    mailServer: 'e-posta sunucusuna ulaşılamadı',
    unknown: 'gönderilirken sunucu durdu; ulaşmış olabilir',
    other: 'beklenmeyen bir hata',
  },
  actor: {
    sender: 'Gönderen',
    system: 'Sistem',
  },
};

/** The public page with the form. */
export const contactForm = {
  description:
    '{{party}} ile yazışın: iletişim formu, konuların e-posta adresleri, yanıtı hızlandıran öneriler.',
  lead: 'Sorunuzu, önerinizi, itirazınızı yazın. Konuyu seçerseniz ilgili birime doğrudan ulaşır.',
  form: 'Buradan yazın',
  formNote: 'Yanıtımız e-posta ile gelir.',
  fields: {
    name: 'Adınız',
    email: 'E-posta adresiniz',
    phone: 'Telefon numaranız (isteğe bağlı)',
    topic: 'Konu',
    text: 'Mesajınız',
    branch: 'Teşkilat',
    notice: 'Aydınlatma metni',
  },
  emailHint: 'Yanıtı bu adrese göndeririz.',
  phoneHint: 'Örneğin 0532 123 45 67. Yalnızca gerekirse ararız.',
  textHint: 'Kimlik numarası, sağlık bilgisi gibi bilgileri yazmayın. En çok 5.000 karakter.',
  other: 'Başka bir konu',
  notice: 'Yazdıklarınızı yalnızca size yanıt vermek için kullanırız:',
  /** Before the name of the branch. */
  reader: 'Mesajınızı okuyacak teşkilat:',
  toParty: 'Bunun yerine genel merkeze yazın',
  send: 'Gönder',

  /** Beside the sentence that the field is required or too long. */
  required: {
    name: 'Adınızı yazın.',
    email: 'E-posta adresinizi yazın.',
    topic: 'Bir konu seçin.',
    text: 'Mesajınızı yazın.',
  },
  wrongEmail: 'E-posta adresini ad@ornek.com biçiminde yazın.',
  wrongPhone: 'Telefonu 0532 123 45 67 ya da +49 30 123456 biçiminde yazın.',
  wrongTopic: 'Listedeki konulardan birini seçin.',
  tooLong: 'Mesajınızı kısaltın.',
  topics: 'Konulara göre e-posta adresleri',
  topicsNote: 'Her bağlantı, konusu yazılmış bir e-posta açar.',
  tips: 'Yanıtı hızlandıran üç şey',
  tip1: 'Konuyu ilk cümlede söyleyin.',
  tip2: 'Size dönebileceğimiz bir e-posta adresi bırakın; isterseniz telefon da ekleyin.',
  tip3: 'Kimlik numarası, sağlık bilgisi gibi bilgileri yazmayın.',
  allAddresses: 'Telefon, adres ve çalışma saatleri',
  received: {
    title: 'Mesajınız bize ulaştı',
    lead: 'Yazdığınız için teşekkür ederiz.',
    description: 'Mesajınız bize ulaştı.',
    next: 'Sonra ne olur?',
    step1: 'Mesajınızı ilgili birim okur.',
    /** Instead of the first step, if it was written to a branch. */
    readBy: 'Mesajınızı {{branch}} okur.',
    step2:
      'Yanıtımız, yazdığınız e-posta adresine gelir. Birkaç gün içinde gelmezse istenmeyen posta klasörünüze de bakın.',
    step3: 'Acele bir konuysa bizi arayın ya da WhatsApp’tan yazın.',
    again: 'Yeni bir mesaj yazın',
    contact: 'Telefon ve adresler',
  },
};

/** Only the server writes e-mails; these words stay out of browsers. */
export const messageEmails = {
  messageReply: {
    name: 'Gelen iletiye yanıt',
    subject: '{{party}}: mesajınıza yanıtımız',
    preview: 'Bize yazdığınız mesajın yanıtı.',
    heading: 'Mesajınıza yanıtımız',
    text: '{{reply}}',
    note: 'Bu e-posta, {{date}} günü saat {{time}} civarında (Türkiye saati) sitemizdeki iletişim formundan gönderilen mesajın yanıtıdır. O mesajı siz yazmadıysanız bu e-postayı silin.',
  },
  messageArrived: {
    name: 'Konuya gelen mesaj',
    subject: '{{party}}: “{{topic}}” konusunda yeni mesaj ({{count}})',
    preview: 'İletişim formundan mesaj geldi.',
    heading: 'Yeni mesaj',
    text: 'İletişim formundan “{{topic}}” konusunda gelen yeni mesaj sayısı: {{count}}. İlki ya da sonuncusu {{date}} günü saat {{time}} civarında geldi. Mesajları ve gönderenleri yönetim panelinde okuyup oradan yanıtlayabilirsiniz.',
    action: 'Mesajları aç',
    note: 'Bu e-postada gönderenin bilgileri ve mesajın metni bulunmaz. Aynı konuda saatte en çok bir e-posta gönderilir. Adresi yöneticiler parti bilgilerinden değiştirir.',
  },
};

/** What its part of the API says: names of fields, what was done. */
export const platform = {
  fields: {
    note: 'Not',
    text: 'Metin',
    topic: 'Konu',
    ids: 'Kayıtlar',
    assignedTo: 'Sorumlu',
  },
  success: {
    messageReplied: 'Yanıtınız e-posta ile gönderiliyor.',
    messageNoteSaved: 'Not kaydedildi.',
    messagesChanged_one: '{{count}} mesaj güncellendi.',
    messagesChanged_other: '{{count}} mesaj güncellendi.',
  },
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: {
    message: 'İletişim mesajları',
  },
  action: {
    'message-update': 'Mesaj güncelleme',
    'message-updateMany': 'Toplu mesaj güncelleme',
    'message-note': 'Mesaj notu',
    'message-reply': 'Mesaja yanıt',
    'message-delete': 'Mesaj silme',
  },
  did: {
    'message-update': 'Bir iletişim mesajını güncelledi',
    'message-updateMany': 'Birden çok iletişim mesajını güncelledi',
    'message-note': 'Bir iletişim mesajının notunu değiştirdi',
    'message-reply': 'Bir iletişim mesajını yanıtladı',
    'message-delete': 'Bir iletişim mesajını sildi',
  },
  didTo: {
    'message-update': '{{subject}} mesajını güncelledi',
    'message-updateMany': '{{subject}} mesajlarını güncelledi',
    'message-note': '{{subject}} mesajının notunu değiştirdi',
    'message-reply': '{{subject}} mesajını yanıtladı',
    'message-delete': '{{subject}} mesajını sildi',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { messages, audit };
