export const attachments = {
  title: 'Dateien',
  hint: 'verschlüsselt gespeichert',
  none: 'Noch keine Dateien.',
  kind: 'Art der Datei',
  kinds: { declaration: 'Unterschriebene Beitrittserklärung', other: 'Anderes Dokument' },
  choose: 'Datei hinzufügen',
  rules: 'PDF, JPEG oder PNG; höchstens {{megabytes}} MB.',
  sending: '{{name}} wird hochgeladen',
  cancel: 'Hochladen abbrechen',
  download: 'Herunterladen',
  downloadLabel: 'Herunterladen: {{name}}',
  remove: 'Löschen',
  removeLabel: 'Löschen: {{name}}',
  removeText: 'Diese Datei wird endgültig gelöscht:',
  removeHint: 'Wer sie gelöscht hat, steht danach im Verlauf und im Prüfprotokoll.',
  adminsOpen:
    'Die unterschriebene Erklärung zeigt die Identitätsnummer; nur Administratoren können sie öffnen.',
  recorded: 'Wer eine Datei herunterlädt, wird im Prüfprotokoll vermerkt.',
  failed: 'Die Dateien konnten nicht geladen werden.',
  formerUser: 'gelöschter Benutzer',
};

/** What its part of the API says. */
export const attachmentsApi = {
  errors: { attachmentTooLarge: 'Eine Datei darf höchstens {{megabytes}} MB groß sein.' },
  success: { attachmentAdded: 'Datei hinzugefügt.', attachmentRemoved: 'Datei gelöscht.' },
  validation: {
    attachmentType: 'Laden Sie eine PDF-, JPEG- oder PNG-Datei hoch.',
    tooManyAttachments: 'Ein Antrag kann höchstens {{max}} Dateien haben.',
  },
};
