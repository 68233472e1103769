export const declaration = {
  title: 'Beitrittserklärung',
  hint: 'Ein ausgefülltes PDF zum Unterschreiben. Scannen Sie die unterschriebene Fassung und fügen Sie sie den Dateien hinzu.',
  withNumbers: 'Identitätsnummer eintragen',
  withNumbersHint:
    'Ohne sie bleibt die Stelle frei und wird von Hand ausgefüllt. Mit ihr wird Ihr Passwort erneut abgefragt und der Grund im Prüfprotokoll vermerkt.',
  reason: 'Grund',
  download: 'Erklärung herunterladen',
  done: 'Die Erklärung ist fertig.',
};
