export const applicationCorrection = {
  open: 'Bilgileri düzelt',
  title: 'Başvuru bilgilerini düzelt',
  lead: 'Başvuran kendi verilerinin düzeltilmesini istediğinde kullanılır. Hangi alanların düzeltildiği zaman çizelgesine ve denetim kaydına yazılır; değerler yazılmaz.',
  numbers:
    'Kimlik numaraları burada düzeltilmez. Bunları başvurandan “Eksik bilgi” durumuyla isteyin.',
  emailHint:
    'Değişirse eski adrese bilgi verilir ve durum sayfası yalnızca yeni adrese gönderilen kodla açılır.',
  record: 'Düzeltmenin kaydı',
  reason: 'Gerekçe',
  reasonHint: 'Örneğin KVKK başvurusunun kodu. Zaman çizelgesinde görünür.',
  choose: 'Seçin',
  save: 'Kaydet',
  faults: 'Bilgiler kaydedilemedi',
  unchanged: 'Hiçbir alan değişmedi.',
  forbidden: 'Bu sayfa yöneticiler içindir',
  forbiddenText: 'Başvuranların bilgilerini yalnızca yöneticiler düzeltebilir.',
  wrong: {
    name: 'Ad ve soyad yalnızca harflerden oluşur.',
    birthDate: 'Geçerli bir doğum tarihi yazın; başvuran 18 yaşını doldurmuş olmalıdır.',
    email: 'E-posta adresi ad@ornek.com biçiminde olmalıdır.',
    phone: 'Telefon 0532 123 45 67 ya da +49 30 123456 biçiminde olmalıdır.',
    district: 'Bu ilçe seçilen ilde değil.',
  },
};

const { wrong } = applicationCorrection;

/** What its part of the API says. */
export const correctionApi = {
  success: { applicationCorrected: 'Başvuru bilgileri düzeltildi.' },
  validation: {
    noSuchDay: wrong.birthDate,
    tooLongAgo: wrong.birthDate,
    underAge: wrong.birthDate,
    emailFormat: wrong.email,
    wrongDistrict: wrong.district,
  },
};
