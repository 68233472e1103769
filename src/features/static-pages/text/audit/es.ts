import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  group: { staticPage: 'Textos de páginas' },
  action: {
    'staticPage-update': 'Texto modificado',
    'staticPage-reset': 'Texto incorporado restablecido',
  },
  did: {
    'staticPage-update': 'Modificó el texto de una página',
    'staticPage-reset': 'Restableció el texto incorporado de una página',
  },
  didTo: {
    'staticPage-update': 'Modificó el texto de la página {{subject}}',
    'staticPage-reset': 'Restableció el texto incorporado de la página {{subject}}',
  },
  fields: { 'page-title': 'Título' },
};
