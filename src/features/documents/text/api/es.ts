import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  validation: {
    versionTaken: 'Ya existe una versión con este número.',
  },
};
