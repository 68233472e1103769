import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  validation: {
    versionTaken: 'There is a version with this number already.',
  },
};
