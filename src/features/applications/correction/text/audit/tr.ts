/** What it writes into the audit log. */
export const tr = {
  action: { 'application-correct': 'Bilgi düzeltme' },
  did: { 'application-correct': 'Bir başvurunun bilgilerini düzeltti' },
  didTo: { 'application-correct': '{{subject}} başvurusunun bilgilerini düzeltti' },
  fields: { fields: 'Alanlar' },
};
