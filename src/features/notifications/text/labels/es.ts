/** The name of each kind: in the settings, and before a number in an e-mail. */
export const es = {
  applicationNew: 'Nueva solicitud de afiliación',
  applicationAssigned: 'Solicitud asignada a usted',
  messageNew: 'Nuevo mensaje de contacto',
  messageAssigned: 'Mensaje asignado a usted',
  contentReview: 'Contenido pendiente de revisión',
  contentPublished: 'Contenido publicado',
  newDevice: 'Inicio de sesión desde un dispositivo nuevo',
  emailFailed: 'Correo que no se pudo enviar',
};
