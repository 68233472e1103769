import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  errors: {
    legalTextChanged:
      'Uno de los textos se ha renovado desde que abrió esta página. Lo que escribió sigue aquí; lea el nuevo texto y envíe el formulario otra vez.',
    legalTextUnchanged: 'El texto no tiene cambios que publicar.',
  },
  fields: {
    'tr-title': 'Título (turco)',
    'tr-statement': 'Declaración (turco)',
    'tr-text': 'Texto (turco)',
    'en-title': 'Título (inglés)',
    'en-statement': 'Declaración (inglés)',
    'en-text': 'Texto (inglés)',
    'de-title': 'Título (alemán)',
    'de-statement': 'Declaración (alemán)',
    'de-text': 'Texto (alemán)',
    'es-title': 'Título (español)',
    'es-statement': 'Declaración (español)',
    'es-text': 'Texto (español)',
    'legal-note': 'Nota sobre el cambio',
  },
};
