/** The names of the fields of an application, as on the wire. */
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
};
