export const tr = {
  email: 'E-posta',
  toSignIn: 'Girişe dön',
  forgot: {
    title: 'Parolamı unuttum',
    text: 'Hesabınızın e-posta adresini yazın; yeni bir parola belirlemeniz için bağlantı gönderelim.',
    submit: 'Bağlantı gönder',
    problem: 'Bağlantı istenemedi',
    sentTitle: 'E-postanızı kontrol edin',
    sent: 'Bu bilgilerle kayıtlı bir hesap varsa parola bağlantısını e-posta adresine gönderdik.',
    sentHint:
      'Bağlantı bir saat geçerlidir. Birkaç dakika içinde gelmezse istenmeyen e-posta klasörüne de bakın.',
    again: 'Başka bir adres yaz',
  },
  choose: {
    invitationTitle: 'Hoş geldiniz',
    invitationText:
      'Hesabınız açıldı. Yönetim paneline girmek için kendinize bir parola belirleyin.',
    resetTitle: 'Yeni parola belirleyin',
    resetText: 'Bu hesabın parolası değişecek; açık olan bütün oturumları kapanacak.',
    whose: 'Hesap',
    submit: 'Parolayı kaydet',
    done: 'Parolanız belirlendi ve giriş yapıldı.',
    codeMissing: 'Parolanız belirlendi. Giriş için doğrulama kodunuzu da yazın.',
    problem: 'Parola kaydedilemedi',
  },
  link: {
    deadTitle: 'Bu bağlantı artık geçerli değil',
    deadText:
      'Süresi dolmuş, daha önce kullanılmış ya da eksik kopyalanmış olabilir. Yeni bir bağlantı isteyin; eskisinin yerine o geçer.',
    deadInvitation:
      'Bir davetten geldiyseniz sizi davet eden yöneticiden yeni davet de isteyebilirsiniz.',
    missingTitle: 'Bu sayfa yalnızca e-postadaki bağlantıyla açılır',
    missingText:
      'Bağlantı size gönderilen e-postadadır. Sayfayı yenilediyseniz bağlantıyı oradan bir kez daha açın.',
    askNew: 'Yeni bağlantı iste',
  },
  fields: {
    password: 'Yeni parola',
    again: 'Yeni parola (tekrar)',
    tooWeak: 'Yeni parola aşağıdaki beş koşulu da karşılamalıdır.',
    mismatch: 'Parolalar eşleşmelidir.',
    show: 'Parolaları göster',
    hide: 'Parolaları gizle',
  },
  rule: {
    title: 'Yeni parolada bulunması gerekenler',
    long: 'en az {{min}} karakter',
    upper: 'büyük harf',
    lower: 'küçük harf',
    digit: 'rakam',
    special: 'özel karakter, örneğin ! ? * +',
    met: '(tamam)',
    missing: '(eksik)',
    progress: '{{total}} koşuldan {{met}} tanesi tamam.',
    personal:
      '“{{word}}” sözcüğü kolay tahmin edilir: ad, e-posta ya da parti adı parolada geçmemelidir.',
    common: 'Bu parola kolay tahmin edilir. Başka bir parola seçin.',
  },
};
