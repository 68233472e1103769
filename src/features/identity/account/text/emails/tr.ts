export const emails = {
  twoStepOn: {
    name: 'İki adımlı giriş açıldı bildirimi',
    subject: 'İki adımlı giriş açıldı',
    preview: 'Bunu siz yapmadıysanız hemen yöneticinize haber verin.',
    heading: 'İki adımlı giriş açıldı',
    text: 'Hesabınızda iki adımlı giriş {{date}} günü saat {{time}} civarında (Türkiye saati) açıldı. Artık girişte parolanızdan sonra doğrulama uygulamanızdaki kod istenir; diğer oturumlarınız kapandı.',
    action: 'Hesabımı aç',
    note: 'Bunu siz yapmadıysanız hesabınıza bir başkası girmiş demektir: hemen yöneticinize haber verin.',
  },
  twoStepOff: {
    name: 'İki adımlı giriş kapatıldı bildirimi',
    subject: 'İki adımlı giriş kapatıldı',
    preview: 'Bunu siz istemediyseniz parolanızı değiştirin.',
    heading: 'İki adımlı giriş kapatıldı',
    text: 'Hesabınızda iki adımlı giriş {{date}} günü saat {{time}} civarında (Türkiye saati) kapatıldı. Girişte yalnızca parolanız istenir; kurtarma kodlarınız artık geçersizdir.',
    action: 'Hesabımı aç',
    note: 'Bunu siz istemediyseniz parolanızı değiştirin, iki adımlı girişi yeniden kurun ve yöneticinize haber verin.',
  },
  emailChanged: {
    name: 'E-posta adresi değişikliği bildirimi',
    subject: 'Hesabınızın e-posta adresi değiştirildi',
    preview: 'Bunu siz yapmadıysanız hemen yöneticinize haber verin.',
    heading: 'E-posta adresiniz değiştirildi',
    text: 'Hesabınızın e-posta adresi {{date}} günü saat {{time}} civarında (Türkiye saati) değiştirildi. Bundan sonra yeni adresle giriş yapılır; bu adrese hesap hakkında başka e-posta gelmez.',
    note: 'Bunu siz yapmadıysanız hemen yöneticinize haber verin: adresinizi geri alabilir ve oturumları kapatabilir.',
  },
};
