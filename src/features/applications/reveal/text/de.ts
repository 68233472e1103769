export const reveal = {
  show: 'Anzeigen',
  showLabel: 'Anzeigen: {{label}}',
  hide: 'Verbergen',
  title: '{{label}} anzeigen?',
  text: 'Ihr Name, Ihre Begründung und die Uhrzeit werden im Prüfprotokoll vermerkt. Nach einer Minute wird die Nummer wieder verborgen.',
  reason: 'Begründung',
};

export const revealApi = { fields: { revealReason: 'Begründung' } };
