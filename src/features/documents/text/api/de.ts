import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  validation: {
    versionTaken: 'Eine Fassung mit dieser Nummer gibt es bereits.',
  },
};
