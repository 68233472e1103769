export const reveal = {
  show: 'Mostrar',
  showLabel: 'Mostrar: {{label}}',
  hide: 'Ocultar',
  title: '¿Mostrar {{label}}?',
  text: 'Su nombre, el motivo y la hora quedan en el registro de auditoría. El número se oculta de nuevo tras un minuto.',
  reason: 'Motivo',
};

/** Its event, as the audit log shows it, and the names of its fields. */
export const revealAudit = {
  action: { 'application-reveal': 'Consulta de un campo oculto' },
  did: { 'application-reveal': 'Consultó un campo oculto de una solicitud' },
  didTo: { 'application-reveal': 'Consultó un campo oculto de la solicitud {{subject}}' },
  fields: { field: 'Campo', revealReason: 'Motivo' },
  values: { tcKimlikNo: 'Número de identidad', tcSerialNumber: 'Número de serie del documento' },
};
export const revealApi = { fields: { revealReason: 'Motivo' } };
