/** The names of the fields of an application, as on the wire. */
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
};
