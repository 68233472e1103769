/** What it writes into the audit log; its field `withNumbers` is named by the export. */
export const tr = {
  action: { 'application-printDeclaration': 'Giriş beyannamesi hazırlama' },
  did: { 'application-printDeclaration': 'Bir başvurunun giriş beyannamesini hazırladı' },
  didTo: {
    'application-printDeclaration': '{{subject}} başvurusunun giriş beyannamesini hazırladı',
  },
};
