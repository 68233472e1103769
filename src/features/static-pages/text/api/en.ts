import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    turkishFirst: 'Write the Turkish text first.',
    turkishLast: 'Remove the texts in the other languages first: they depend on the Turkish text.',
  },
  fields: { 'page-title': 'Title', 'page-body': 'Text' },
  success: { pageRestored: 'The built-in text is shown again.' },
};
