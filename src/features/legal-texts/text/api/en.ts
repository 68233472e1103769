import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    legalTextChanged:
      'One of the texts has been renewed since you opened this page. What you typed is still here; please read the new text and send the form again.',
    legalTextUnchanged: 'The text has no change to publish.',
  },
  fields: {
    'tr-title': 'Title (Turkish)',
    'tr-statement': 'Statement (Turkish)',
    'tr-text': 'Text (Turkish)',
    'en-title': 'Title (English)',
    'en-statement': 'Statement (English)',
    'en-text': 'Text (English)',
    'de-title': 'Title (German)',
    'de-statement': 'Statement (German)',
    'de-text': 'Text (German)',
    'es-title': 'Title (Spanish)',
    'es-statement': 'Statement (Spanish)',
    'es-text': 'Text (Spanish)',
    'legal-note': 'Note on the change',
  },
};
