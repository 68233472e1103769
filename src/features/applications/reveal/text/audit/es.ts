/** What it writes into the audit log, and the names of the fields. */
export const es = {
  action: { 'application-reveal': 'Consulta de un campo oculto' },
  did: { 'application-reveal': 'Consultó un campo oculto de una solicitud' },
  didTo: { 'application-reveal': 'Consultó un campo oculto de la solicitud {{subject}}' },
  fields: { field: 'Campo', revealReason: 'Motivo' },
  values: { tcKimlikNo: 'Número de identidad', tcSerialNumber: 'Número de serie del documento' },
};
