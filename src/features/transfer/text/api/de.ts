export const de = {
  errors: {
    importRunning: 'Ein anderer Import läuft. Warten Sie, bis er beendet ist.',
    importNotReady: 'Dieser Import kann nicht gestartet werden.',
    exportRunning: 'Ein anderer Export läuft. Warten Sie, bis er beendet ist.',
  },
  validation: {
    importBadZip: 'Die ZIP-Datei ist beschädigt oder enthält unzulässige Dateinamen.',
    importNoEntries: 'Die Datei enthält keine Inhalte.',
    importTooManyEntries: 'Die Datei hat zu viele Einträge. Bitte teilen Sie sie auf.',
  },
  fields: {
    categories: 'Kategorien',
    otherwise: 'Ohne Kategorie',
    download: 'Bilder herunterladen',
    after: 'Position',
  },
};
