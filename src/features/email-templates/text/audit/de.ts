import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  group: {
    emailTemplate: 'E-Mail-Texte',
  },
  action: {
    'emailTemplate-update': 'Geändert',
    'emailTemplate-reset': 'Auf den Ausgangstext zurückgesetzt',
  },
  did: {
    'emailTemplate-update': 'Hat den Text einer E-Mail geändert',
    'emailTemplate-reset': 'Hat eine E-Mail auf den Ausgangstext zurückgesetzt',
  },
  didTo: {
    'emailTemplate-update': 'Hat den Text der E-Mail {{subject}} geändert',
    'emailTemplate-reset': 'Hat die E-Mail {{subject}} auf den Ausgangstext zurückgesetzt',
  },
};
