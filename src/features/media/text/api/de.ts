import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    imageTooLarge: 'Ein Bild darf höchstens {{megabytes}} MB groß sein.',
  },
  validation: {
    imageUnreadable: 'Die Datei ist kein lesbares JPEG-, PNG-, WebP- oder AVIF-Bild.',
    imageIsHeic:
      'HEIC-Bilder können nicht verwendet werden. Bitte speichern Sie das Bild als JPEG, PNG, WebP oder AVIF und laden Sie es noch einmal hoch.',
    imageTooManyPixels:
      'Ein Bild darf auf jeder Seite höchstens {{side, number}} Pixel und insgesamt höchstens {{megapixels}} Megapixel haben.',
    imageNotProcessed:
      'Das Bild konnte nicht verarbeitet werden. Bitte laden Sie ein kleineres Bild hoch.',
  },
};
