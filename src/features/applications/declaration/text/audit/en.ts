/** What it writes into the audit log; its field `withNumbers` is named by the export. */
export const en = {
  action: { 'application-printDeclaration': 'Making a declaration of entry' },
  did: { 'application-printDeclaration': 'Made the declaration of entry of an application' },
  didTo: {
    'application-printDeclaration': 'Made the declaration of entry of the application {{subject}}',
  },
};
