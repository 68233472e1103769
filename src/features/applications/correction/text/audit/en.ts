/** What it writes into the audit log. */
export const en = {
  action: { 'application-correct': 'Correction of data' },
  did: { 'application-correct': 'Corrected the data of an application' },
  didTo: { 'application-correct': 'Corrected the data of the application {{subject}}' },
  fields: { fields: 'Fields' },
};
