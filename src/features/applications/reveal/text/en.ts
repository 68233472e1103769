export const reveal = {
  show: 'Show',
  showLabel: 'Show: {{label}}',
  hide: 'Hide',
  title: 'Show {{label}}?',
  text: 'Your name, your reason and the time are written to the audit log. The number is hidden again after a minute.',
  reason: 'Reason',
};

export const revealApi = { fields: { revealReason: 'Reason' } };
