import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  group: { staticPage: 'Texte von Seiten' },
  action: {
    'staticPage-update': 'Text geändert',
    'staticPage-reset': 'Eingebauten Text wiederhergestellt',
  },
  did: {
    'staticPage-update': 'Hat den Text einer Seite geändert',
    'staticPage-reset': 'Hat den eingebauten Text einer Seite wiederhergestellt',
  },
  didTo: {
    'staticPage-update': 'Hat den Text der Seite {{subject}} geändert',
    'staticPage-reset': 'Hat den eingebauten Text der Seite {{subject}} wiederhergestellt',
  },
  fields: { 'page-title': 'Titel' },
};
