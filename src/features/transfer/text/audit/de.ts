export const de = {
  group: {
    transfer: 'Import und Export',
  },
  action: {
    'transfer-import': 'Import',
    'transfer-export': 'Export',
  },
  did: {
    'transfer-import': 'Hat einen Import gestartet',
    'transfer-export': 'Hat alle Inhalte exportiert',
  },
  didTo: {
    'transfer-import': 'Hat {{subject}} importiert',
    'transfer-export': 'Hat alle Inhalte exportiert: {{subject}}',
  },
  fields: {
    categories: 'Kategorien',
    otherwise: 'Ohne Kategorie',
    download: 'Bilder herunterladen',
    entries: 'Einträge',
  },
};
