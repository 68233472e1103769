/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    wrongSignIn: 'E-posta ya da parola yanlış.',
    codeRequired: 'Doğrulama uygulamanızdaki kodu ya da bir kurtarma kodunu girin.',
    wrongCode: 'Kod doğru değil ya da süresi geçmiş.',
    tooManySignIns: 'Çok sayıda başarısız giriş denendi. {{wait}} sonra yeniden deneyin.',
    signInFailed: 'Giriş tamamlanamadı. Lütfen yeniden deneyin.',
    noRoleHere: 'Kurum hesabınızın yönetim panelinde yetkisi yok. Yöneticinize başvurun.',
    signInRefused: 'Bu hesapla girilemiyor. Yöneticinize başvurun.',
    providerAway: 'Kurumunuzun giriş hizmetine ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
    twoStepOn: 'İki adımlı giriş zaten açık.',
    twoStepOff: 'İki adımlı giriş kurulu değil. Lütfen kurulumu baştan başlatın.',
    twoStepNeeded: 'İki adımlı giriş rolünüz için zorunludur; kapatılamaz.',
    setUpOwnTwoStepFirst:
      'Kendi rolünüz için zorunlu kılmadan önce kendi iki adımlı girişinizi kurun.',
    lastAdmin: 'Yönetim paneline girebilen son yönetici bu. Önce başka bir yönetici belirleyin.',
    ownAccount: 'Kendi hesabınızı silemez, kapatamaz ve kendi rolünüzü değiştiremezsiniz.',
    notInvitable:
      'Bu kullanıcı davet edilemez: parolası var ya da yönetim paneline girmesine izin verilmemiş.',
    linkDead: 'Bu bağlantı artık geçerli değil. Lütfen yeni bir bağlantı isteyin.',
    emailLinkDead:
      'Bu bağlantı artık geçerli değil: kullanılmış, yenisi gönderilmiş ya da süresi dolmuş.',
  },
  validation: {
    wrongCode: 'Kod doğru değil ya da süresi geçmiş.',
    newRecoveryCode:
      'Bu kurtarma kodu az önce oluşturuldu. Doğrulama uygulamanızdaki kodu girin ya da on dakika bekleyin.',
    ownEmail: 'Kendi e-postanızı hesap sayfanızda değiştirin; orada parolanız sorulur.',
    emailOfProvider: 'E-posta adresi kurumunuzun giriş hizmetinden gelir; orada değiştirilir.',
    emailTaken: 'Bu e-posta adresini başka bir kullanıcı kullanıyor.',
    usernameLetters:
      'Kullanıcı adı Latin harfleri, rakamlar, nokta, kısa çizgi ve alt çizgiden oluşur.',
    usernameLikeAnother:
      'Bu kullanıcı adı başka birininkiyle karıştırılabilir. Daha farklı bir ad seçin.',
    usernameTaken: 'Bu kullanıcı adını başka biri kullanıyor.',
    wrongPhone: 'Telefon 0532 123 45 67 ya da +49 30 123456 biçiminde olmalıdır.',
    passwordTooWeak: '{{field}} büyük ve küçük harf, rakam ve özel karakter içermelidir.',
    passwordCommon: '{{field}} kolay tahmin edilir. Başka bir parola seçin.',
    passwordPersonal:
      '{{field}} “{{word}}” sözcüğünü içeriyor. Ad, e-posta ve parti adı kolay tahmin edilir; parolada geçmemelidir.',
    wrongPassword: '{{field}} doğru değil.',
    notAssignable: 'Bu kullanıcıya atanamaz. Listeden başka birini seçin.',
  },
  fields: {
    username: 'E-posta',
    password: 'Parola',
    code: 'Kod',
    roles: 'Roller',
    currentPassword: 'Mevcut parola',
    email: 'E-posta',
    name: 'Ad',
    surname: 'Soyad',
    phone: 'Telefon',
    address: 'Adres',
    accountName: 'Kullanıcı adı',
    role: 'Rol',
    status: 'Durum',
    panelAccess: 'Yönetim paneli erişimi',
  },
  success: {
    signedIn: 'Giriş yapıldı.',
    signedOut: 'Çıkış yapıldı.',
    sessionEnded: 'Oturum kapatıldı.',
    sessionsEnded: 'Oturumlar kapatıldı.',
    invited: 'Davet e-postası gönderiliyor.',
    twoStepRemoved: 'İki adımlı giriş kapatıldı.',
    passwordConfirmed: 'Parolanız doğrulandı.',
    passwordUpdated: 'Parola başarıyla güncellendi.',
    linkSent:
      'Bu bilgilerle kayıtlı bir hesap varsa parola bağlantısı e-posta adresine gönderildi.',
    passwordSet: 'Parolanız belirlendi. Şimdi giriş yapabilirsiniz.',
    emailRequested:
      'Kaydedildi. Yeni e-posta adresi, oraya gönderilen bağlantıyla doğrulanınca geçerli olacak.',
    emailSentAgain: 'Doğrulama bağlantısı yeniden gönderiliyor.',
    emailCancelled: 'E-posta değişikliği iptal edildi.',
    emailConfirmed: 'E-posta adresi doğrulandı.',
  },
};
