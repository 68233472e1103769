/** What it writes into the audit log; its field `withNumbers` is named by the export. */
export const es = {
  action: { 'application-printDeclaration': 'Preparación de una declaración de ingreso' },
  did: { 'application-printDeclaration': 'Preparó la declaración de ingreso de una solicitud' },
  didTo: {
    'application-printDeclaration': 'Preparó la declaración de ingreso de la solicitud {{subject}}',
  },
};
