import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    legalTextChanged:
      'Einer der Texte wurde erneuert, seit Sie diese Seite geöffnet haben. Ihre Eingaben sind noch da; bitte lesen Sie den neuen Text und senden Sie das Formular noch einmal.',
    legalTextUnchanged: 'Der Text enthält keine Änderung.',
  },
  fields: {
    'tr-title': 'Titel (Türkisch)',
    'tr-statement': 'Erklärung (Türkisch)',
    'tr-text': 'Text (Türkisch)',
    'en-title': 'Titel (Englisch)',
    'en-statement': 'Erklärung (Englisch)',
    'en-text': 'Text (Englisch)',
    'de-title': 'Titel (Deutsch)',
    'de-statement': 'Erklärung (Deutsch)',
    'de-text': 'Text (Deutsch)',
    'es-title': 'Titel (Spanisch)',
    'es-statement': 'Erklärung (Spanisch)',
    'es-text': 'Text (Spanisch)',
    'legal-note': 'Hinweis zur Änderung',
  },
};
