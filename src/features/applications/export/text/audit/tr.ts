/** What it writes into the audit log, and the names of the fields. */
export const tr = {
  action: { 'application-export': 'Dışa aktarma' },
  did: { 'application-export': 'Başvuruları dışa aktardı' },
  didTo: { 'application-export': '{{subject}} başvurusunu dışa aktardı' },
  fields: {
    format: 'Dosya biçimi',
    withNumbers: 'Kimlik numaralarıyla',
    rows: 'Başvuru sayısı',
    filter: 'Süzgeç',
  },
};
