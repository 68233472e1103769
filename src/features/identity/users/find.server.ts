import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../../platform/audit-registry.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { users } from './tables.server.ts';

export type UserWithSecrets = typeof users.$inferSelect;

/**
 * One user including secrets; null if there is none. With `lock`, it waits for changes in progress.
 */
export async function findUser(
  db: Queryable,
  id: string,
  lock?: 'update',
): Promise<UserWithSecrets | null> {
  const query = db.select().from(users).where(eq(users.id, id));
  const [user] = await (lock ? query.for(lock) : query);
  return user ?? null;
}

/**
 * Finds an account by its e-mail or its username, the e-mail first: add `limit(1)`. The database
 * folds both values, because JavaScript folds İ and ı differently.
 */
export function byEitherName(given: string) {
  const name = sql`lower(${given})`;
  return {
    where: sql`lower(${users.username}) = ${name} or lower(${users.email}) = ${name}`,
    order: sql`lower(${users.email}) = ${name} desc`,
  };
}

type Named = Parameters<typeof displayName>[0] & { id: string };

/** A user in the form that the audit log stores. */
export const nameUser = (user: Named) => ({ id: user.id, name: displayName(user) });

/** The same as the subject of an event. */
export const userSubject = (user: Named) => ({ kind: 'user' as const, ...nameUser(user) });

/** The same for an id alone; the name is empty if there is no such user. */
export async function readUserName(tx: Queryable, id: string) {
  return { id, name: (await userSubjects.findNames(tx, [id])).get(id) ?? '' };
}

const Id = z.uuid();

export const userSubjects: AuditSubject = {
  async findNames(db, ids) {
    const { id, name, surname, username } = users;
    const valid = [...new Set(ids)].filter((one) => Id.safeParse(one).success);
    if (valid.length === 0) return new Map();
    const found = await db
      .select({ id, name, surname, username })
      .from(users)
      .where(inArray(id, valid));
    return new Map(found.map((user) => [user.id, displayName(user)]));
  },
};
