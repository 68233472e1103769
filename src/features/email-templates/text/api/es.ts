import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  fields: {
    'email-subject': 'Asunto',
    'email-preview': 'Línea de vista previa',
    'email-heading': 'Título',
    'email-greeting': 'Saludo',
    'email-text': 'Texto',
    'email-action': 'Botón',
    'email-note': 'Nota',
  },
};
