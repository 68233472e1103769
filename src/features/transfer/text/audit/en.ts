export const en = {
  group: {
    transfer: 'Import and export',
  },
  action: {
    'transfer-import': 'Import',
    'transfer-export': 'Export',
  },
  did: {
    'transfer-import': 'Started an import',
    'transfer-export': 'Exported all contents',
  },
  didTo: {
    'transfer-import': 'Imported {{subject}}',
    'transfer-export': 'Exported all contents: {{subject}}',
  },
  fields: {
    categories: 'Categories',
    otherwise: 'Without a category',
    download: 'Downloading pictures',
    entries: 'Entries',
  },
};
