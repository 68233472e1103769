/** What it writes into the audit log. */
export const de = {
  action: { 'application-correct': 'Berichtigung von Daten' },
  did: { 'application-correct': 'Hat die Daten eines Antrags berichtigt' },
  didTo: { 'application-correct': 'Hat die Daten des Antrags {{subject}} berichtigt' },
  fields: { fields: 'Felder' },
};
