/** Its events, as the audit log shows them. */
export const es = {
  group: {
    application: 'Solicitudes de afiliación',
  },
  action: {
    'application-status': 'Cambio de estado',
    'application-note': 'Nota interna',
    'application-assign': 'Asignación',
  },
  did: {
    'application-status': 'Cambió el estado de una solicitud',
    'application-note': 'Cambió la nota de una solicitud',
    'application-assign': 'Cambió la persona responsable de una solicitud',
  },
  didTo: {
    'application-status': 'Cambió el estado de la solicitud {{subject}}',
    'application-note': 'Cambió la nota de la solicitud {{subject}}',
    'application-assign': 'Cambió la persona responsable de la solicitud {{subject}}',
  },
  fields: {
    assignedTo: 'Responsable',
  },
  values: {
    application: 'Solicitud nueva',
    inReview: 'En revisión',
    missingInformation: 'Faltan datos',
    reddedildi: 'Rechazada',
    uyelikIslemleriTamamlandi: 'Afiliación completada',
    withdrawn: 'Retirada',
  },
};
