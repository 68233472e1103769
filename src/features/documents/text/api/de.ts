import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  validation: {
    versionTaken: 'Eine Fassung mit dieser Nummer gibt es bereits.',
    pdfUnreadable: 'Die Datei ist kein lesbares PDF.',
    pdfEncrypted:
      'Das PDF ist mit einem Passwort geschützt. Bitte laden Sie eine ungeschützte Datei hoch.',
    pdfTooLarge: 'Ein PDF darf höchstens {{megabytes}} MB groß sein.',
    pdfTooManyPages: 'Ein PDF darf höchstens {{max}} Seiten haben.',
    pdfTooSlow:
      'Das Öffnen des PDFs hat zu lange gedauert. Bitte speichern Sie die Datei neu und laden Sie sie noch einmal hoch.',
  },
};
