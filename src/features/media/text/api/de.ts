import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    imageTooLarge: 'Ein Bild darf höchstens {{megabytes}} MB groß sein.',
    fileTooLarge: 'Eine Datei darf höchstens {{megabytes}} MB groß sein.',
    mediaInUse:
      'Diese Datei wird in {{count}} Einträgen verwendet; solange kann sie nicht gelöscht werden.',
  },
  success: {
    firstFrameOnly: 'Das Bild ist animiert; nur das erste Einzelbild wird gezeigt.',
    mediaKnown: 'Diese Datei war schon in der Mediathek.',
    mediaReplaced: 'Die Datei wurde ersetzt.',
  },
  validation: {
    fileType:
      'Dateien dieser Art können nicht hochgeladen werden. Wählen Sie ein Bild (JPEG, PNG, WebP oder AVIF), ein PDF oder eine Office-Datei (DOCX, XLSX, PPTX, ODT, ODS, ODP).',
    fileHasMacros:
      'Office-Dateien mit Makros können nicht hochgeladen werden. Bitte speichern Sie die Datei ohne Makros und laden Sie sie noch einmal hoch.',
    replaceWithImage: 'Ein Bild kann nur durch ein Bild ersetzt werden.',
    replaceWithFile: 'Eine Datei kann nur durch ein PDF oder eine Office-Datei ersetzt werden.',
    mediaKnown: 'Diese Datei ist schon in der Mediathek: {{name}}.',
    imageUnreadable: 'Die Datei ist kein lesbares JPEG-, PNG-, WebP- oder AVIF-Bild.',
    imageIsHeic:
      'HEIC-Bilder können nicht verwendet werden. Bitte speichern Sie das Bild als JPEG, PNG, WebP oder AVIF und laden Sie es noch einmal hoch.',
    imageTooManyPixels:
      'Ein Bild darf auf jeder Seite höchstens {{side, number}} Pixel und insgesamt höchstens {{megapixels}} Megapixel haben.',
    imageNotProcessed:
      'Das Bild konnte nicht verarbeitet werden. Bitte laden Sie ein kleineres Bild hoch.',
    imageTooManyAvifPixels:
      'Ein AVIF-Bild darf höchstens {{megapixels}} Megapixel haben. Bitte laden Sie ein kleineres Bild oder ein JPEG hoch.',
    fileTooMuchMemory:
      'Das Lesen dieser Datei braucht zu viel Speicher. Bitte laden Sie eine einfachere oder kleinere Datei hoch.',
    pdfNotProcessed:
      'Das PDF konnte nicht gelesen werden. Bitte speichern Sie die Datei neu und laden Sie sie noch einmal hoch.',
    pdfUnreadable:
      'Die Datei ist kein lesbares PDF. Öffnen Sie sie in einem PDF-Programm und speichern Sie sie neu.',
    pdfEncrypted:
      'Das PDF ist mit einem Passwort geschützt. Bitte laden Sie eine ungeschützte Datei hoch.',
    pdfTooLarge: 'Ein PDF darf höchstens {{megabytes}} MB groß sein.',
    pdfTooManyPages: 'Ein PDF darf höchstens {{max}} Seiten haben.',
    pdfTooSlow:
      'Das Öffnen des PDFs hat zu lange gedauert. Bitte speichern Sie die Datei neu und laden Sie sie noch einmal hoch.',
  },
};
