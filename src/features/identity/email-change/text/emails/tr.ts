export const emails = {
  emailConfirm: {
    name: 'Yeni e-posta adresini doğrulama',
    subject: 'Yeni e-posta adresinizi doğrulayın',
    preview: 'Doğrulayana kadar hesabınızda eski adresiniz geçerli.',
    heading: 'Yeni e-posta adresinizi doğrulayın',
    text: '{{account}} adresiyle açılan hesabın e-posta adresi {{email}} olarak değiştirilmek isteniyor. Doğruladığınızda bu adres geçerli olur; o zamana kadar eski adresle giriş yapılır.',
    action: 'Adresi doğrula',
    note: 'Bağlantı 24 saat geçerlidir ve bir kez kullanılır. Böyle bir hesabınız yoksa bu e-postayı silin; siz doğrulamadıkça adresiniz kullanılmaz.',
  },
  emailRequested: {
    name: 'E-posta adresi değişikliği isteği',
    subject: 'Hesabınızın e-posta adresi değiştirilmek isteniyor',
    preview: 'Bunu siz istemediyseniz değişikliği iptal edin.',
    heading: 'E-posta adresiniz değiştirilmek isteniyor',
    text: 'Hesabınızın e-posta adresinin {{email}} olarak değiştirilmesi {{date}} günü saat {{time}} civarında (Türkiye saati) istendi. Yeni adres doğrulanana kadar hesabınızda bu adres geçerlidir.',
    action: 'Değişikliği iptal et',
    note: 'Bunu siz istediyseniz bir şey yapmanız gerekmez. İstemediyseniz değişikliği iptal edin, parolanızı değiştirin ve yöneticinize haber verin.',
  },
};
