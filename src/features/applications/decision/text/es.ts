export const applicationDecision = {
  title: 'Acuerdo',
  number: 'Número del acuerdo',
  numberHint: 'Por ejemplo, 2026/14',
  date: 'Fecha del acuerdo',
  decided: 'acuerdo {{number}}, {{date}}',
  unknown: 'Aún no se han anotado el número y la fecha del acuerdo.',
  save: 'Guardar el acuerdo',
  correct: 'Corregir el acuerdo',
  reason: 'Motivo de la corrección',
  reasonHint: 'Queda en el historial y en el registro de auditoría; el solicitante no lo ve.',
  message: 'Mensaje al solicitante',
  messageHint: {
    reddedildi: 'El motivo. Aparece en el correo y en la página de estado del solicitante.',
    missingInformation: 'Opcional. Aparece en el correo y en la página de estado del solicitante.',
    inReview: 'Qué se ha corregido. Aparece en el correo y en la página de estado del solicitante.',
  },
  messageLanguage: 'El correo va en este idioma: {{language}}.',
  missing: {
    message: 'Escriba el mensaje que leerá el solicitante.',
    correctionReason: 'Indique un motivo de al menos {{min}} caracteres.',
  },
  ask: {
    reddedildi: '¿Rechazar la solicitud?',
    uyelikIslemleriTamamlandi: '¿Completar la afiliación?',
    inReview: '¿Corregir la afiliación?',
  },
  act: {
    reddedildi: 'Rechazar y enviar el correo',
    uyelikIslemleriTamamlandi: 'Completar y enviar el correo',
    inReview: 'Corregir y enviar el correo',
  },
  actQuietly: {
    reddedildi: 'Rechazar',
    uyelikIslemleriTamamlandi: 'Completar',
    inReview: 'Corregir',
  },
  sends:
    'El correo de abajo saldrá dentro de un minuto hacia {{to}}. Hasta entonces puede detenerlo; eso no cambia el estado de la solicitud.',
  sendsNothing:
    'Esta solicitud es inventada y no se envía ningún correo. Con una solicitud real saldría el correo de abajo.',
  email: 'El correo',
  waits: 'El correo saldrá dentro de 1 min.',
  waiting: 'Correo que saldrá hacia las {{time}}: {{email}}',
  stop: 'Detener el correo',
  reopen: 'Corregir la afiliación completada',
  reopenText:
    'La solicitud vuelve a revisión. Como se le comunicó que la afiliación estaba completada, el solicitante recibe un correo sobre la corrección.',
  filter: {
    decision: 'Acuerdo',
    all: 'Acuerdo: todos',
    known: 'Con acuerdo anotado',
    none: 'Sin acuerdo anotado',
    number: 'Número del acuerdo',
    days: 'Fecha del acuerdo',
  },
};

export const decisionApi = {
  errors: {
    emailLeft: 'El correo ya se está enviando y no se puede detener.',
    notDecided: 'Solo una solicitud rechazada o completada tiene número y fecha de un acuerdo.',
  },
  validation: { decisionInFuture: 'La fecha del acuerdo no puede ser posterior a hoy.' },
  fields: {
    message: 'Mensaje al solicitante',
    decision: 'Acuerdo',
    decisionNumber: 'Número del acuerdo',
    decisionDate: 'Fecha del acuerdo',
    decidedFrom: 'Primer día del acuerdo',
    decidedTo: 'Último día del acuerdo',
    correctionReason: 'Motivo de la corrección',
  },
  success: {
    applicationDecision: 'Se guardó el acuerdo.',
    applicationEmailStopped: 'Se detuvo el correo. El estado de la solicitud no ha cambiado.',
  },
};
