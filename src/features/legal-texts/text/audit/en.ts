import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  group: {
    legalText: 'Legal texts',
  },
  action: {
    'legalText-publish': 'New version',
  },
  did: {
    'legalText-publish': 'Published a new version of a legal text',
  },
  didTo: {
    'legalText-publish': 'Published a new version of the text “{{subject}}”',
  },
};
