/** Sentences that public pages, the API and the dashboard say in the same words. */
export const languageChanged = 'Se ha cambiado el idioma.';
export const required = '{{field}}: campo obligatorio.';
export const tooShort = '{{field}}: al menos {{min}} caracteres.';
export const tooLong = '{{field}}: {{max}} caracteres como máximo.';
export const controlCharacters =
  '{{field}} no puede contener saltos de línea ni caracteres invisibles. Bórrelo y escríbalo de nuevo.';
