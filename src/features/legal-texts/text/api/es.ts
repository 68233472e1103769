import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    legalTextChanged:
      'Uno de los textos se ha renovado desde que abrió esta página. Lo que escribió sigue aquí; lea el nuevo texto y envíe el formulario otra vez.',
  },
};
