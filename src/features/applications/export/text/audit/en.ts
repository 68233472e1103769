import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  action: { 'application-export': 'Export' },
  did: { 'application-export': 'Exported applications' },
  didTo: { 'application-export': 'Exported application {{subject}}' },
  fields: {
    format: 'Format',
    withNumbers: 'With identity numbers',
    rows: 'Applications',
    filter: 'Filter',
  },
};
