import { Invalid, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { TaskThread } from '../../../platform/task-thread.server.ts';
import { findPersonalWord } from './personal.ts';
import { type NamedUser, personalTextsOf } from './personal-texts.server.ts';
import { PASSWORD_MAX } from './rule.ts';
import type { StrengthTask } from './strength.worker.server.ts';

const thread = new TaskThread<StrengthTask>(
  'src/features/identity/passwords/strength.worker.server.ts',
  { idleMs: 10_000 },
);

/**
 * Refuses a password that is easy to guess for an attacker who knows this user or the party.
 * @throws Invalid field `password`, rule `passwordCommon`, or `passwordPersonal` with the `word`;
 * Refusal 503 if it cannot be checked now
 */
export async function requireStrongPassword(
  op: Pick<Operation, 'read'>,
  password: string,
  user: NamedUser,
): Promise<void> {
  await requireStrongWithout(password, await personalTextsOf(op, user));
}

/** The same check with the texts whose words the password must not contain. */
export async function requireStrongWithout(password: string, personal: string[]): Promise<void> {
  const word = findPersonalWord(password.slice(0, PASSWORD_MAX), personal);
  if (word !== null)
    throw new Invalid({ password: { rule: 'passwordPersonal', values: { word } } });
  const isEasy = await thread.run<boolean>({ password, personal });
  if (isEasy === null) throw new Refusal(503, 'unavailable');
  if (isEasy) throw new Invalid({ password: { rule: 'passwordCommon' } });
}
