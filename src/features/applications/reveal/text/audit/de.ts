/** What it writes into the audit log, and the names of the fields. */
export const de = {
  action: { 'application-reveal': 'Anzeige eines verborgenen Felds' },
  did: { 'application-reveal': 'Hat ein verborgenes Feld eines Antrags angesehen' },
  didTo: { 'application-reveal': 'Hat ein verborgenes Feld des Antrags {{subject}} angesehen' },
  fields: { field: 'Feld', revealReason: 'Begründung' },
  values: { tcKimlikNo: 'Identitätsnummer', tcSerialNumber: 'Seriennummer des Ausweises' },
};
