/** The name of each kind: in the settings, and before a number in an e-mail. */
export const tr = {
  applicationNew: 'Yeni üyelik başvurusu',
  applicationAssigned: 'Size atanan başvuru',
  messageNew: 'Yeni iletişim mesajı',
  messageAssigned: 'Size atanan mesaj',
  contentReview: 'İncelenmesi istenen içerik',
  contentPublished: 'Yayımlanan içerik',
  newDevice: 'Yeni bir cihazdan giriş',
  emailFailed: 'Gönderilemeyen e-posta',
};
