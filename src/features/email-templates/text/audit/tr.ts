/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    emailTemplate: 'E-posta metinleri',
  },
  action: {
    'emailTemplate-update': 'Değişiklik',
    'emailTemplate-reset': 'Başlangıç metnine dönüş',
  },
  did: {
    'emailTemplate-update': 'Bir e-postanın metnini değiştirdi',
    'emailTemplate-reset': 'Bir e-postayı başlangıç metnine döndürdü',
  },
  didTo: {
    'emailTemplate-update': '{{subject}} e-postasının metnini değiştirdi',
    'emailTemplate-reset': '{{subject}} e-postasını başlangıç metnine döndürdü',
  },
};
