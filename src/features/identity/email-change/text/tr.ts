export const tr = {
  waiting: '{{email}} doğrulama bekliyor',
  waitingText: 'Bu adrese bir bağlantı gönderildi. Bağlantı açılana kadar {{current}} geçerli.',
  expired:
    'Bağlantının süresi doldu. Doğrulamak için yeniden gönderin. O zamana kadar {{current}} geçerli.',
  asked: 'Kaydedildi. Yeni adrese doğrulama bağlantısı gönderiliyor.',
  sendAgain: 'Yeniden gönder',
  cancel: 'Değişikliği iptal et',
  formHint: 'Yeni adres, oraya gönderilen bağlantıyla doğrulanınca geçerli olur.',
  email: 'Yeni e-posta',
  account: 'Hesap',
  checkingTitle: 'E-posta adresi',
  confirm: {
    title: 'Yeni e-posta adresinizi doğrulayın',
    text: 'Doğruladığınızda hesabınızın e-posta adresi bu olur; bundan sonra bu adresle giriş yaparsınız.',
    submit: 'Adresi doğrula',
    doneTitle: 'E-posta adresiniz doğrulandı',
    done: 'Bundan sonra {{email}} ile giriş yapın.',
  },
  cancelling: {
    title: 'E-posta değişikliğini iptal edin',
    text: 'İptal ettiğinizde hesabın mevcut e-posta adresi geçerli kalır.',
    submit: 'Değişikliği iptal et',
    doneTitle: 'E-posta değişikliği iptal edildi',
    done: 'Hesabınızın e-posta adresi değişmedi. Değişikliği siz istemediyseniz parolanızı değiştirin ve yöneticinize haber verin.',
  },
  problem: 'İşlem tamamlanamadı',
  deadTitle: 'Bu bağlantı artık geçerli değil',
  deadText:
    'Kullanılmış, yenisi gönderilmiş, iptal edilmiş ya da süresi dolmuş olabilir. Yenisini hesap sayfanızdan gönderebilirsiniz.',
  missingTitle: 'Bu sayfa yalnızca e-postadaki bağlantıyla açılır',
  missingText:
    'Bağlantı size gönderilen e-postadadır. Sayfayı yenilediyseniz bağlantıyı oradan bir kez daha açın.',
  toSignIn: 'Girişe dön',
};
