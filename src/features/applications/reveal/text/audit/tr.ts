/** What it writes into the audit log, and the names of the fields. */
export const tr = {
  action: { 'application-reveal': 'Gizli alanı gösterme' },
  did: { 'application-reveal': 'Bir başvurunun gizli alanını görüntüledi' },
  didTo: { 'application-reveal': '{{subject}} başvurusunun gizli alanını görüntüledi' },
  fields: { field: 'Alan', revealReason: 'Gerekçe' },
  values: { tcKimlikNo: 'T.C. kimlik numarası', tcSerialNumber: 'Kimlik seri numarası' },
};
