/** The names of the fields of an application, and of the degrees, as on the wire. */
export const fields = {
  name: 'Nombre',
  surname: 'Apellidos',
  birthDate: 'Fecha de nacimiento',
  tcKimlikNo: 'Número de identidad turco',
  tcSerialNumber: 'Número de serie del documento',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Provincia',
  district: 'Distrito',
  occupation: 'Profesión',
  education: 'Estudios',
  educations: {
    ilkokul: 'Primaria',
    ortaokul: 'Secundaria',
    lise: 'Bachillerato',
    onLisans: 'Diplomatura (ön lisans)',
    lisans: 'Grado',
    yuksekLisans: 'Máster',
    doktora: 'Doctorado',
  },
};
