/** Its events, as the audit log shows them. */
export const de = {
  group: {
    job: 'Aufgaben',
  },
  action: {
    'job-retry': 'Neuer Versuch',
  },
  did: {
    'job-retry': 'Hat eine fehlgeschlagene Aufgabe erneut versuchen lassen',
  },
  didTo: {
    'job-retry': 'Hat die Aufgabe {{subject}} erneut versuchen lassen',
  },
};
