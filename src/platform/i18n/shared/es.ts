import type { TextOf } from '../text.ts';
import type { shared as tr } from './tr.ts';

export const shared: TextOf<typeof tr> = {
  languageChanged: 'Se ha cambiado el idioma.',
  required: '{{field}}: campo obligatorio.',
  tooShort: '{{field}}: al menos {{min}} caracteres.',
  tooLong: '{{field}}: {{max}} caracteres como máximo.',
  controlCharacters:
    '{{field}} no puede contener saltos de línea ni caracteres invisibles. Bórrelo y escríbalo de nuevo.',
};
