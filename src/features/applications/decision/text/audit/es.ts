/** What it writes into the audit log. */
export const es = {
  action: {
    'application-decision': 'Número y fecha del acuerdo',
    'application-reopen': 'Corrección de una afiliación completada',
    'application-stopEmail': 'Correo detenido',
  },
  did: {
    'application-decision': 'Anotó el número y la fecha del acuerdo sobre una solicitud',
    'application-reopen': 'Devolvió a revisión una afiliación completada',
    'application-stopEmail': 'Detuvo un correo sobre una solicitud',
  },
  didTo: {
    'application-decision': 'Anotó el número y la fecha del acuerdo sobre {{subject}}',
    'application-reopen': 'Devolvió a revisión la afiliación completada {{subject}}',
    'application-stopEmail': 'Detuvo un correo sobre la solicitud {{subject}}',
  },
  fields: {
    correctionReason: 'Motivo de la corrección',
    decisionNumber: 'Número del acuerdo',
    decisionDate: 'Fecha del acuerdo',
  },
};
