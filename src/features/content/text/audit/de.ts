import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  group: {
    content: 'Inhalte',
  },
  action: {
    'content-create': 'Angelegt',
    'content-update': 'Geändert',
    'content-publish': 'Veröffentlicht',
    'content-unpublish': 'Zurückgezogen',
    'content-archive': 'Archiviert',
    'content-delete': 'Gelöscht',
  },
  did: {
    'content-create': 'Hat einen Inhalt angelegt',
    'content-update': 'Hat einen Inhalt geändert',
    'content-publish': 'Hat einen Inhalt veröffentlicht',
    'content-unpublish': 'Hat einen Inhalt zurückgezogen',
    'content-archive': 'Hat einen Inhalt archiviert',
    'content-delete': 'Hat einen Inhalt gelöscht',
  },
  didTo: {
    'content-create': 'Hat „{{subject}}“ angelegt',
    'content-update': 'Hat „{{subject}}“ geändert',
    'content-publish': 'Hat „{{subject}}“ veröffentlicht',
    'content-unpublish': 'Hat „{{subject}}“ zurückgezogen',
    'content-archive': 'Hat „{{subject}}“ archiviert',
    'content-delete': 'Hat „{{subject}}“ gelöscht',
  },
  fields: {
    title: 'Titel',
    category: 'Kategorie',
    slug: 'Adresse',
    state: 'Zustand',
    author: 'Autor',
    summary: 'Zusammenfassung',
    body: 'Text',
    coverId: 'Titelbild',
    coverAlt: 'Alternativtext des Titelbilds',
    coverCaption: 'Bildunterschrift des Titelbilds',
  },
};
