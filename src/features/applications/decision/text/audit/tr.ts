/** What it writes into the audit log. */
export const tr = {
  action: {
    'application-decision': 'Karar no ve tarihi',
    'application-reopen': 'Tamamlanan üyeliği düzeltme',
    'application-stopEmail': 'E-posta durdurma',
  },
  did: {
    'application-decision': 'Bir başvurunun karar no ve tarihini yazdı',
    'application-reopen': 'Tamamlanan bir üyeliği yeniden incelemeye aldı',
    'application-stopEmail': 'Bir başvuruyla ilgili e-postayı durdurdu',
  },
  didTo: {
    'application-decision': '{{subject}} başvurusunun karar no ve tarihini yazdı',
    'application-reopen': '{{subject}} başvurusunun tamamlanan üyeliğini yeniden incelemeye aldı',
    'application-stopEmail': '{{subject}} başvurusuyla ilgili e-postayı durdurdu',
  },
  fields: {
    correctionReason: 'Düzeltmenin gerekçesi',
    decisionNumber: 'Karar no',
    decisionDate: 'Karar tarihi',
  },
};
