export const reveal = {
  show: 'Show',
  showLabel: 'Show: {{label}}',
  hide: 'Hide',
  title: 'Show {{label}}?',
  text: 'Your name, your reason and the time are written to the audit log. The number is hidden again after a minute.',
  reason: 'Reason',
};

/** Its event, as the audit log shows it, and the names of its fields. */
export const revealAudit = {
  action: { 'application-reveal': 'Reading a hidden field' },
  did: { 'application-reveal': 'Read a hidden field of an application' },
  didTo: { 'application-reveal': 'Read a hidden field of the application {{subject}}' },
  fields: { field: 'Field', revealReason: 'Reason' },
  values: { tcKimlikNo: 'Identity number', tcSerialNumber: 'Serial number of the card' },
};
export const revealApi = { fields: { revealReason: 'Reason' } };
