import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/client.server.ts';
import { lockFor } from '../../../platform/database/locks.server.ts';
import { WrongEnvironment } from '../../../platform/environment.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { hashPassword } from '../../../platform/password.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { NewPassword } from '../sign-in/link-contract.ts';
import { requireStrongWithout } from '../sign-in/passwords.server.ts';
import { USER_LIMITS } from './contract.ts';
import { users } from './tables.server.ts';

/** Without letters and digits that are easily confused when a password is typed from a screen. */
const ALPHABETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+=!?'];
const PASSWORD_LENGTH = 18;
/** An attacker tries these first on a new installation, whose party has no name yet. */
const OWN_WORDS = ['admin', 'Ufuk'];

/**
 * Throws {@link WrongEnvironment} if ADMIN_PASSWORD would be used but breaks the password rules for
 * staff. The database may still have no tables.
 */
export async function requireGoodAdminPassword(
  db: Database,
  email: string,
  password: string | null,
): Promise<void> {
  if (password === null || (await hasUsers(db))) return;
  const reason = await findReason(email, password);
  if (reason !== null) throw new WrongEnvironment(`Wrong setting: ADMIN_PASSWORD ${reason}.`);
}

/** Why a staff member could not choose this password; null if they could. */
async function findReason(email: string, password: string): Promise<string | null> {
  if (!z.safeParse(NewPassword, password).success)
    return 'must have 10 to 200 characters with upper case, lower case, digits and special characters';
  try {
    await requireStrongWithout(password, [...OWN_WORDS, email]);
    return null;
  } catch (error) {
    const fault = error instanceof Invalid ? error.faults.password : undefined;
    if (!fault) throw error;
    return fault.rule === 'passwordPersonal'
      ? `must not contain "${fault.values?.word}", a word of the e-mail address or of the party's name`
      : 'is easy to guess: it is made of passwords that are in common use';
  }
}

async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from pg_class where oid = to_regclass('users')`);
  return rows.length > 0 && (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/**
 * Creates the first administrator if there are no users; null if there is one already. A missing
 * password is generated, returned only once, and not stored in clear text; a given password is
 * never returned: `password` is then null.
 */
export async function createFirstAdmin(
  op: Operation,
  email: string,
  password: string | null,
): Promise<{ email: string; password: string | null } | null> {
  return transact(op, async (tx) => {
    await lockFor(tx, 'first admin');
    const [someone] = await tx.select({ id: users.id }).from(users).limit(1);
    if (someone) return null;
    const chosen = password ?? makePassword();
    const username = email.length <= USER_LIMITS.username ? email : 'admin';
    const [admin] = await tx
      .insert(users)
      .values({
        username,
        email,
        passwordHash: await hashPassword(chosen),
        passwordChangedAt: op.now,
        role: 'admin',
        createdAt: op.now,
        updatedAt: op.now,
      })
      .returning({ id: users.id });
    await recordEvent(tx, op, {
      action: 'user.create',
      subject: { kind: 'user', id: admin?.id ?? '', name: username },
      after: { username, email, role: 'admin' },
    });
    return { email, password: password === null ? chosen : null };
  });
}

/** One character of each kind first, then letters and digits, all in random order. */
function makePassword(): string {
  const pick = (characters: string) => characters[randomInt(characters.length)] as string;
  const characters = ALPHABETS.map(pick);
  while (characters.length < PASSWORD_LENGTH) characters.push(pick(ALPHABETS.slice(0, 3).join('')));
  for (let i = characters.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [characters[i], characters[j]] = [characters[j] as string, characters[i] as string];
  }
  return characters.join('');
}
