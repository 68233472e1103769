import type { Database } from '../../platform/database/client.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { fold, trimSigns, unleet } from './fold.ts';
import { findPersonalWord } from './personal.ts';
import { type NamedUser, personalWordsOf } from './personal-words.server.ts';
import { PASSWORD_MAX } from './rule.ts';
import { TURKISH_WORDS } from './turkish-words.server.ts';

/** A password that is hardly more than one or two known words; three unrelated ones are hard to guess. */
const FEW_WORDS = 2;
const FEW_SIGNS = 5;

let dictionary: Promise<Set<string>> | undefined;

/** 49,000 passwords that were in use elsewhere; read with the first question and kept, 3 MB. */
async function loadDictionary(): Promise<Set<string>> {
  const { dictionary: lists } = await import('@zxcvbn-ts/language-common');
  return new Set([...lists['passwords-common'].map(fold), ...TURKISH_WORDS]);
}

/**
 * Refuses what is guessed first: known passwords however they are dressed up ("Password123!",
 * "G@latasaray.1905"), and what is known about the person or the party.
 * @throws Invalid field `password`, rule `passwordCommon`, or `passwordPersonal` with the `word`
 */
export async function requireUncommon(
  db: Database,
  password: string,
  user: NamedUser,
): Promise<void> {
  await requireBeyond(password, await personalWordsOf(db, user));
}

/** The same with the words that are known about somebody. */
export async function requireBeyond(password: string, personalWords: string[]): Promise<void> {
  dictionary ??= loadDictionary();
  // What is longer is no password anywhere; looking at it would only take time.
  const looked = password.slice(0, PASSWORD_MAX);
  const word = findPersonalWord(looked, personalWords);
  if (word !== null)
    throw new Invalid({ password: { rule: 'passwordPersonal', values: { word } } });
  if (isCommon(looked, await dictionary))
    throw new Invalid({ password: { rule: 'passwordCommon' } });
}

function isCommon(password: string, known: Set<string>): boolean {
  const folded = fold(password);
  if (new Set(folded).size < FEW_SIGNS) return true;
  return [folded, unleet(folded), unleet(trimSigns(folded))].some((text) => {
    const bare = text.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');
    if ([text, bare, trimSigns(text)].some((form) => known.has(form) || known.has(onceOnly(form))))
      return true;
    const words = text.split(/[^a-z]+/).filter((word) => word.length > 2);
    return words.length <= FEW_WORDS && words.every((word) => known.has(word));
  });
}

/** "asdasdasd" is "asd". */
const onceOnly = (text: string) => text.slice(0, (text + text).indexOf(text, 1));
