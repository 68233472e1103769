import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  fields: {
    'email-subject': 'Subject',
    'email-preview': 'Preview line',
    'email-heading': 'Heading',
    'email-greeting': 'Greeting',
    'email-text': 'Text',
    'email-action': 'Button',
    'email-note': 'Note',
  },
};
