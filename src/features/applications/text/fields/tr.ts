/** The names of the fields of an application, and of the degrees, as on the wire. */
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
  educations: {
    ilkokul: 'İlkokul',
    ortaokul: 'Ortaokul',
    lise: 'Lise',
    onLisans: 'Ön lisans',
    lisans: 'Lisans',
    yuksekLisans: 'Yüksek lisans',
    doktora: 'Doktora',
  },
};
