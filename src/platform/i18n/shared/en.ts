import type { TextOf } from '../text.ts';
import type { shared as tr } from './tr.ts';

export const shared: TextOf<typeof tr> = {
  languageChanged: 'The language was changed.',
  required: '{{field}} is required.',
  tooShort: '{{field}} must be at least {{min}} characters long.',
  tooLong: '{{field}} must be at most {{max}} characters long.',
  controlCharacters:
    '{{field}} must not contain line breaks or invisible characters. Please delete it and type it again.',
};
