/** Sentences that public pages, the API and the dashboard say in the same words. */
export const languageChanged = 'The language was changed.';
export const required = '{{field}} is required.';
export const tooShort = '{{field}} must be at least {{min}} characters long.';
export const tooLong = '{{field}} must be at most {{max}} characters long.';
export const controlCharacters =
  '{{field}} must not contain line breaks or invisible characters. Please delete it and type it again.';
