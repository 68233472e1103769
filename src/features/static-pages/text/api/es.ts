import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    turkishFirst: 'Escriba primero el texto en turco.',
    turkishLast: 'Quite primero los textos en los demás idiomas: dependen del texto en turco.',
  },
  fields: { 'page-title': 'Título', 'page-body': 'Texto' },
  success: { pageRestored: 'Se vuelve a mostrar el texto incorporado.' },
};
