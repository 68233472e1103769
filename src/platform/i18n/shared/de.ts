import type { TextOf } from '../text.ts';
import type { shared as tr } from './tr.ts';

export const shared: TextOf<typeof tr> = {
  languageChanged: 'Die Sprache wurde geändert.',
  required: '{{field}} ist erforderlich.',
  tooShort: '{{field}} muss mindestens {{min}} Zeichen lang sein.',
  tooLong: '{{field}} darf höchstens {{max}} Zeichen lang sein.',
  controlCharacters:
    '{{field}} darf keine Zeilenumbrüche und keine unsichtbaren Zeichen enthalten. Bitte löschen und neu eintippen.',
};
