/** The names of the fields of an application, and of the degrees, as on the wire. */
export const fields = {
  name: 'Vorname',
  surname: 'Nachname',
  birthDate: 'Geburtsdatum',
  tcKimlikNo: 'Türkische Identitätsnummer',
  tcSerialNumber: 'Seriennummer des Ausweises',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  address: 'Anschrift',
  city: 'Provinz',
  district: 'Kreis',
  occupation: 'Beruf',
  education: 'Bildungsabschluss',
  educations: {
    ilkokul: 'Grundschule',
    ortaokul: 'Mittelschule',
    lise: 'Gymnasium',
    onLisans: 'Kurzstudium (Ön lisans)',
    lisans: 'Bachelor',
    yuksekLisans: 'Master',
    doktora: 'Promotion',
  },
};
