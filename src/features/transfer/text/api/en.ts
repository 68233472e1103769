export const en = {
  errors: {
    importRunning: 'Another import is running. Wait until it has ended.',
    importNotReady: 'This import cannot be started.',
    exportRunning: 'Another export is running. Wait until it has ended.',
  },
  validation: {
    importBadZip: 'The ZIP file is damaged or contains file names that are not accepted.',
    importNoEntries: 'The file contains no content.',
    importTooManyEntries: 'The file has too many entries. Please split it into several files.',
  },
  fields: {
    categories: 'Categories',
    otherwise: 'Without a category',
    download: 'Downloading pictures',
    after: 'Position',
  },
};
