/** What it writes into the audit log; its field `withNumbers` is named by the export. */
export const de = {
  action: { 'application-printDeclaration': 'Erstellen einer Beitrittserklärung' },
  did: { 'application-printDeclaration': 'Hat die Beitrittserklärung eines Antrags erstellt' },
  didTo: {
    'application-printDeclaration': 'Hat die Beitrittserklärung des Antrags {{subject}} erstellt',
  },
};
