/** Its events, as the audit log shows them. */
export const en = {
  group: {
    job: 'Jobs',
  },
  action: {
    'job-retry': 'Another try',
  },
  did: {
    'job-retry': 'Had a failed job tried again',
  },
  didTo: {
    'job-retry': 'Had the job {{subject}} tried again',
  },
};
