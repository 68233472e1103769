/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    requestClosed: 'Bu başvuru daha önce yanıtlanmış.',
    tooManyRequestsOpen:
      'Yanıtlanmamış beş isteğiniz var. Yeni bir istekten önce yanıtlarını bekleyin.',
    noRecord: 'Bu başvuruya bağlı bir üyelik başvurusu yok; silinmiş olabilir.',
  },
  validation: {
    unknownRecord: 'Bu kodla bir üyelik başvurusu yok.',
  },
  fields: {
    fullName: 'Ad soyad',
    requestText: 'Başvuru metni',
    receivedOn: 'Geldiği gün',
    recordCode: 'Üyelik başvurusunun kodu',
    answer: 'Yanıt',
    rules: 'Kurallar',
  },
};
