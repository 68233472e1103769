/** Sentences that public pages, the API and the dashboard say in the same words. */
export const languageChanged = 'Die Sprache wurde geändert.';
export const required = '{{field}} ist erforderlich.';
export const tooShort = '{{field}} muss mindestens {{min}} Zeichen lang sein.';
export const tooLong = '{{field}} darf höchstens {{max}} Zeichen lang sein.';
export const controlCharacters =
  '{{field}} darf keine Zeilenumbrüche und keine unsichtbaren Zeichen enthalten. Bitte löschen und neu eintippen.';
