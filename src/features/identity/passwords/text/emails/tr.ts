/** Only the server writes e-mails; these words stay out of browsers. */
export const emails = {
  invitation: {
    name: 'Yönetim paneline davet',
    subject: '{{party}} yönetim paneline davetlisiniz',
    preview: 'Parolanızı belirleyip girin. Bağlantı yedi gün geçerlidir.',
    heading: 'Hoş geldiniz',
    text: '{{party}} yönetim panelinde sizin için bir hesap açıldı. {{username}} adresiyle gireceksiniz; önce kendinize bir parola belirleyin.',
    action: 'Parolamı belirle',
    note: 'Bağlantı yedi gün geçerlidir ve bir kez kullanılabilir. Bu daveti beklemiyorsanız hiçbir şey yapmanız gerekmez.',
  },
  reset: {
    name: 'Parola sıfırlama bağlantısı',
    subject: 'Yeni parola belirleyin',
    preview: 'Bağlantı bir saat geçerlidir.',
    heading: 'Yeni parola belirleyin',
    text: 'Hesabınız için yeni bir parola istendi. Aşağıdaki bağlantıyla belirleyebilirsiniz; ardından açık olan bütün oturumlarınız kapanır.',
    action: 'Yeni parola belirle',
    note: 'Bağlantı bir saat geçerlidir ve bir kez kullanılabilir. Bunu siz istemediyseniz bu e-postayı silin; parolanız değişmez.',
  },
  passwordChanged: {
    name: 'Parola değişikliği bildirimi',
    subject: 'Parolanız değiştirildi',
    preview: 'Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
    heading: 'Parolanız değiştirildi',
    text: 'Hesabınızın parolası {{date}} günü saat {{time}} civarında (Türkiye saati) değiştirildi. Bunu siz yaptıysanız başka bir şey yapmanız gerekmez.',
    action: 'Bunu ben yapmadım',
    note: 'Parolayı siz değiştirmediyseniz bu düğmeyle yeni bir parola isteyin ve yöneticinize haber verin.',
  },
};
