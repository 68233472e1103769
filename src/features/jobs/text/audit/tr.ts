/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    job: 'İşler',
  },
  action: {
    'job-retry': 'Yeniden deneme',
  },
  did: {
    'job-retry': 'Başarısız bir işi yeniden denetti',
  },
  didTo: {
    'job-retry': '{{subject}} işini yeniden denetti',
  },
};
