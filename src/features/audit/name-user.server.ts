import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { users } from '../identity/users/tables.server.ts';

type User = Parameters<typeof displayName>[0] & { id: string };

/** Somebody as the log names them. */
export const nameUser = (user: User) => ({ id: user.id, name: displayName(user) });

/** The same of an event's subject. */
export const userSubject = (user: User) => ({ kind: 'user' as const, ...nameUser(user) });

/** The same of who is known by an id alone; without a name when they are gone. */
export async function readUserName(tx: Queryable, id: string) {
  const { name, surname, username } = users;
  const [user] = await tx.select({ name, surname, username }).from(users).where(eq(users.id, id));
  return { id, name: user ? displayName(user) : '' };
}
