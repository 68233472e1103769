import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  group: { staticPage: 'Texts of pages' },
  action: {
    'staticPage-update': 'Text changed',
    'staticPage-reset': 'Built-in text restored',
  },
  did: {
    'staticPage-update': 'Changed the text of a page',
    'staticPage-reset': 'Restored the built-in text of a page',
  },
  didTo: {
    'staticPage-update': 'Changed the text of the page {{subject}}',
    'staticPage-reset': 'Restored the built-in text of the page {{subject}}',
  },
  fields: { 'page-title': 'Title' },
};
