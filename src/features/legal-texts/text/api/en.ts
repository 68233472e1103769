import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    legalTextChanged:
      'One of the texts has been renewed since you opened this page. What you typed is still here; please read the new text and send the form again.',
  },
};
