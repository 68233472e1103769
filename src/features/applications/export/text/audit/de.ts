import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  action: { 'application-export': 'Export' },
  did: { 'application-export': 'Hat Anträge exportiert' },
  didTo: { 'application-export': 'Hat den Antrag {{subject}} exportiert' },
  fields: {
    format: 'Format',
    withNumbers: 'Mit Personenkennnummern',
    rows: 'Anträge',
    filter: 'Filter',
  },
};
