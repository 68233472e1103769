import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  group: {
    emailTemplate: 'E-mail texts',
  },
  action: {
    'emailTemplate-update': 'Changed',
    'emailTemplate-reset': 'Back to the built-in text',
  },
  did: {
    'emailTemplate-update': 'Changed the text of an e-mail',
    'emailTemplate-reset': 'Put an e-mail back to its built-in text',
  },
  didTo: {
    'emailTemplate-update': 'Changed the text of the e-mail {{subject}}',
    'emailTemplate-reset': 'Put the e-mail {{subject}} back to its built-in text',
  },
};
