export const tr = {
  action: { 'application-makeProof': 'İrade beyanı dosyası hazırlama' },
  did: { 'application-makeProof': 'Bir başvurunun irade beyanı dosyasını hazırladı' },
  didTo: { 'application-makeProof': '{{subject}} başvurusunun irade beyanı dosyasını hazırladı' },
};
