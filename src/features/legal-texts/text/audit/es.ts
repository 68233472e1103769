import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  group: {
    legalText: 'Textos legales',
  },
  action: {
    'legalText-publish': 'Nueva versión',
  },
  did: {
    'legalText-publish': 'Publicó una nueva versión de un texto legal',
  },
  didTo: {
    'legalText-publish': 'Publicó una nueva versión del texto «{{subject}}»',
  },
};
