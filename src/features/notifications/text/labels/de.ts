/** The name of each kind: in the settings, and before a number in an e-mail. */
export const de = {
  applicationNew: 'Neuer Mitgliedsantrag',
  applicationAssigned: 'Ihnen zugewiesener Antrag',
  messageNew: 'Neue Kontaktnachricht',
  messageAssigned: 'Ihnen zugewiesene Nachricht',
  contentReview: 'Inhalt zur Prüfung',
  contentPublished: 'Veröffentlichter Inhalt',
  newDevice: 'Anmeldung von einem neuen Gerät',
  emailFailed: 'Nicht gesendete E-Mail',
};
