import type { Database } from '../../../platform/database/client.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import { findPersonalWord } from './personal.ts';
import { type NamedUser, personalTextsOf } from './personal-texts.server.ts';
import { PASSWORD_MAX } from './rule.ts';

/**
 * Refuses a password that is easy to guess for an attacker who knows this user or the party.
 * @throws Invalid field `password`, rule `passwordCommon`, or `passwordPersonal` with the `word`
 */
export async function requireStrongPassword(
  db: Database,
  password: string,
  user: NamedUser,
): Promise<void> {
  await requireStrongWithout(password, await personalTextsOf(db, user));
}

/** The same check with the texts whose words the password must not contain. */
export async function requireStrongWithout(password: string, personal: string[]): Promise<void> {
  const word = findPersonalWord(password.slice(0, PASSWORD_MAX), personal);
  if (word !== null)
    throw new Invalid({ password: { rule: 'passwordPersonal', values: { word } } });
  // Loaded when the first password is set.
  const { isEasyToGuess } = await import('./strength.ts');
  if (isEasyToGuess(password, personal))
    throw new Invalid({ password: { rule: 'passwordCommon' } });
}
