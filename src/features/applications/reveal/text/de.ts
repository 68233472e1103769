export const reveal = {
  show: 'Anzeigen',
  showLabel: 'Anzeigen: {{label}}',
  hide: 'Verbergen',
  title: '{{label}} anzeigen?',
  text: 'Ihr Name, Ihre Begründung und die Uhrzeit werden im Prüfprotokoll vermerkt. Nach einer Minute wird die Nummer wieder verborgen.',
  reason: 'Begründung',
};

/** Its event, as the audit log shows it, and the names of its fields. */
export const revealAudit = {
  action: { 'application-reveal': 'Anzeige eines verborgenen Felds' },
  did: { 'application-reveal': 'Hat ein verborgenes Feld eines Antrags angesehen' },
  didTo: { 'application-reveal': 'Hat ein verborgenes Feld des Antrags {{subject}} angesehen' },
  fields: { field: 'Feld', revealReason: 'Begründung' },
  values: { tcKimlikNo: 'Identitätsnummer', tcSerialNumber: 'Seriennummer des Ausweises' },
};
export const revealApi = { fields: { revealReason: 'Begründung' } };
