import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  validation: {
    coverAltRequired: 'Vor der Veröffentlichung braucht das Titelbild einen Alternativtext.',
    bodyRequired: 'Vor der Veröffentlichung muss der Text geschrieben werden.',
    unknownMedia: 'Das Titelbild wurde nicht gefunden. Bitte laden Sie es noch einmal hoch.',
    slugEmpty: 'Aus dem Titel ließ sich keine Adresse bilden. Bitte schreiben Sie eine.',
    slugTaken: 'Diese Adresse wird von einem anderen Inhalt verwendet.',
  },
  fields: {
    title: 'Titel',
    category: 'Kategorie',
    body: 'Text',
    summary: 'Zusammenfassung',
    author: 'Autor',
    slug: 'Adresse',
    state: 'Status',
    cover: 'Titelbild',
    'cover-mediaId': 'Titelbild',
    'cover-alt': 'Alternativtext',
    'cover-caption': 'Bildunterschrift',
    year: 'Jahr',
  },
};
