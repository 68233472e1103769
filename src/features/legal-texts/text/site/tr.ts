/** The public pages of the legal texts. */
export const tr = {
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
