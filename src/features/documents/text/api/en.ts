import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  validation: {
    versionTaken: 'There is a version with this number already.',
    pdfUnreadable: 'The file is not a readable PDF.',
    pdfEncrypted: 'The PDF is protected by a password. Please upload an unprotected file.',
    pdfTooLarge: 'A PDF may be at most {{megabytes}} MB.',
    pdfTooManyPages: 'A PDF may have at most {{max}} pages.',
    pdfTooSlow: 'The PDF took too long to open. Please save it anew and upload it again.',
  },
};
