import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  errors: {
    turkishFirst: 'Schreiben Sie zuerst den türkischen Text.',
    turkishLast:
      'Entfernen Sie zuerst die Texte in den anderen Sprachen: Sie hängen vom türkischen Text ab.',
  },
  fields: { 'page-title': 'Titel', 'page-body': 'Text' },
  success: { pageRestored: 'Der eingebaute Text wird wieder gezeigt.' },
};
