/** What it writes into the audit log. */
export const de = {
  action: {
    'application-decision': 'Nummer und Datum des Beschlusses',
    'application-reopen': 'Berichtigung einer abgeschlossenen Mitgliedschaft',
    'application-stopEmail': 'Angehaltene E-Mail',
  },
  did: {
    'application-decision': 'Hat Nummer und Datum des Beschlusses zu einem Antrag eingetragen',
    'application-reopen': 'Hat eine abgeschlossene Mitgliedschaft zurück in die Prüfung genommen',
    'application-stopEmail': 'Hat eine E-Mail zu einem Antrag angehalten',
  },
  didTo: {
    'application-decision': 'Hat Nummer und Datum des Beschlusses zu {{subject}} eingetragen',
    'application-reopen':
      'Hat die abgeschlossene Mitgliedschaft {{subject}} zurück in die Prüfung genommen',
    'application-stopEmail': 'Hat eine E-Mail zum Antrag {{subject}} angehalten',
  },
  fields: {
    correctionReason: 'Grund der Berichtigung',
    decisionNumber: 'Beschlussnummer',
    decisionDate: 'Datum des Beschlusses',
  },
};
