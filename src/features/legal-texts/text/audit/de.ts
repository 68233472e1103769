import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  group: {
    legalText: 'Rechtstexte',
  },
  action: {
    'legalText-publish': 'Neue Version',
  },
  did: {
    'legalText-publish': 'Hat eine neue Version eines Rechtstextes veröffentlicht',
  },
  didTo: {
    'legalText-publish': 'Hat eine neue Version des Textes „{{subject}}“ veröffentlicht',
  },
};
