export const reveal = {
  show: 'Göster',
  showLabel: 'Göster: {{label}}',
  hide: 'Gizle',
  title: '{{label}} gösterilsin mi?',
  text: 'Adınız, gerekçeniz ve saat denetim kaydına yazılır. Numara bir dakika sonra yeniden gizlenir.',
  reason: 'Gerekçe',
};

/** Its event, as the audit log shows it, and the names of its fields. */
export const revealAudit = {
  action: { 'application-reveal': 'Gizli alanı gösterme' },
  did: { 'application-reveal': 'Bir başvurunun gizli alanını görüntüledi' },
  didTo: { 'application-reveal': '{{subject}} başvurusunun gizli alanını görüntüledi' },
  fields: { field: 'Alan', revealReason: 'Gerekçe' },
  values: { tcKimlikNo: 'T.C. kimlik numarası', tcSerialNumber: 'Kimlik seri numarası' },
};
export const revealApi = { fields: { revealReason: 'Gerekçe' } };
