import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  fields: {
    'email-subject': 'Betreff',
    'email-preview': 'Vorschauzeile',
    'email-heading': 'Überschrift',
    'email-greeting': 'Anrede',
    'email-text': 'Text',
    'email-action': 'Schaltfläche',
    'email-note': 'Hinweis',
  },
};
