import * as z from 'zod/mini';
import { pastedLine, seenLine } from './pasted-text.ts';

/** A letter first; then letters with their marks, and the characters that stand within names. */
const LETTERS = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/**
 * Letters that nobody sees (Hangul fillers), a letter that is a dot, more marks on one than any
 * alphabet has.
 */
const ODD_LETTERS = /\p{Default_Ignorable_Code_Point}|\ua78f|\p{M}{4}/u;
/** Mail programs make a link of "a.b". */
const STOP_WITHIN = /\.(?! |$)/;
const LINK_WORD = /(?:^|[^\p{L}])(?:www|https?)/iu;

/**
 * Words with a letter of one of these alphabets have no letter of another one: it would stand for one
 * that it looks like, or for a dot or slash. The apostrophes of Hawaiian and Arabic names are letters.
 */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic'].map((script) => ({
  own: new RegExp(`\\p{Script=${script}}`, 'u'),
  foreign: new RegExp(`[^\\p{Script=${script}}\\p{M}ʻʼʾʿ]`, 'u'),
}));
const isMixed = (name: string): boolean =>
  name
    .split(/[ .'’-]/)
    .some((word) => ALPHABETS.some(({ own, foreign }) => own.test(word) && foreign.test(word)));

export type NameFault = 'nameLetters' | 'nameAlphabets' | 'nameStop' | 'nameLink';

/** Text keys of the messages of a form, by rule. */
export const NAME_MESSAGES: Record<NameFault, string> = {
  nameLetters: 'platform:validation.nameLetters',
  nameAlphabets: 'platform:validation.nameAlphabets',
  nameStop: 'platform:validation.nameStop',
  nameLink: 'platform:validation.nameLink',
};

/**
 * What is wrong with the name of a person; null: nothing, or it is empty. E-mails greet people by their
 * names, also people whose address a stranger typed; so a name cannot contain what mail programs show as
 * a link.
 */
export function nameFault(name: string): NameFault | null {
  if (name === '') return null;
  if (LINK_WORD.test(name)) return 'nameLink';
  if (!LETTERS.test(name) || ODD_LETTERS.test(name)) return 'nameLetters';
  if (isMixed(name)) return 'nameAlphabets';
  return STOP_WITHIN.test(name) ? 'nameStop' : null;
}

/** A field for the name of a person that a stranger may type. */
export const personName = (max: number) =>
  pastedLine(max).check(
    z.check<string>(({ value, issues }) => {
      const rule = nameFault(value);
      if (rule) issues.push({ code: 'custom', input: value, params: { rule }, continue: true });
    }),
  );

/**
 * A name as e-mails greet with it: only letters, digits and what stands between them. For names from the
 * time before {@link nameFault}, usernames, and names from an identity provider.
 */
export const greetableName = (name: string): string =>
  seenLine(name)
    .replace(/@.*/s, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\.(?= |$)/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}'’-]+/gu, ' ')
    .trim();
