/** What it writes into the audit log, and the names of the fields. */
export const en = {
  action: { 'application-reveal': 'Reading a hidden field' },
  did: { 'application-reveal': 'Read a hidden field of an application' },
  didTo: { 'application-reveal': 'Read a hidden field of the application {{subject}}' },
  fields: { field: 'Field', revealReason: 'Reason' },
  values: { tcKimlikNo: 'Identity number', tcSerialNumber: 'Serial number of the card' },
};
