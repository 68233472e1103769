/** Its events, as the audit log shows them. */
export const de = {
  group: {
    application: 'Mitgliedsanträge',
  },
  action: {
    'application-status': 'Statuswechsel',
    'application-note': 'Interne Notiz',
    'application-assign': 'Zuständigkeit',
  },
  did: {
    'application-status': 'Hat den Status eines Antrags geändert',
    'application-note': 'Hat die Notiz eines Antrags geändert',
    'application-assign': 'Hat die Zuständigkeit für einen Antrag geändert',
  },
  didTo: {
    'application-status': 'Hat den Status des Antrags {{subject}} geändert',
    'application-note': 'Hat die Notiz des Antrags {{subject}} geändert',
    'application-assign': 'Hat die Zuständigkeit für den Antrag {{subject}} geändert',
  },
  fields: {
    assignedTo: 'Zuständig',
  },
  values: {
    application: 'Neuer Antrag',
    inReview: 'In Prüfung',
    missingInformation: 'Angaben fehlen',
    reddedildi: 'Abgelehnt',
    uyelikIslemleriTamamlandi: 'Mitgliedschaft abgeschlossen',
    withdrawn: 'Zurückgezogen',
  },
};
