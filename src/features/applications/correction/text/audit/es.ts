/** What it writes into the audit log. */
export const es = {
  action: { 'application-correct': 'Corrección de datos' },
  did: { 'application-correct': 'Corrigió los datos de una solicitud' },
  didTo: { 'application-correct': 'Corrigió los datos de la solicitud {{subject}}' },
  fields: { fields: 'Campos' },
};
