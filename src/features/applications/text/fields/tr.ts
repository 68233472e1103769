/** The names of the fields of an application, as on the wire. */
export const fields = {
  name: 'Ad',
  surname: 'Soyad',
  birthDate: 'Doğum tarihi',
  tcKimlikNo: 'T.C. kimlik numarası',
  tcSerialNumber: 'Kimlik seri numarası',
  email: 'E-posta adresi',
  phone: 'Telefon',
  address: 'Adres',
  city: 'İl',
  district: 'İlçe',
  occupation: 'Meslek',
  education: 'Öğrenim durumu',
};
