import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  group: {
    emailTemplate: 'Textos de los correos',
  },
  action: {
    'emailTemplate-update': 'Cambio',
    'emailTemplate-reset': 'Vuelta al texto original',
  },
  did: {
    'emailTemplate-update': 'Cambió el texto de un correo',
    'emailTemplate-reset': 'Devolvió un correo a su texto original',
  },
  didTo: {
    'emailTemplate-update': 'Cambió el texto del correo {{subject}}',
    'emailTemplate-reset': 'Devolvió el correo {{subject}} a su texto original',
  },
};
