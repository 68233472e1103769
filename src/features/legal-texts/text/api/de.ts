import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    legalTextChanged:
      'Einer der Texte wurde erneuert, seit Sie diese Seite geöffnet haben. Ihre Eingaben sind noch da; bitte lesen Sie den neuen Text und senden Sie das Formular noch einmal.',
  },
};
