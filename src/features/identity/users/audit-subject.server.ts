import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../../platform/audit-registry.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { users } from './tables.server.ts';

type User = Parameters<typeof displayName>[0] & { id: string };

/** A user as the audit log names them. */
export const nameUser = (user: User) => ({ id: user.id, name: displayName(user) });

/** The same of an event's subject. */
export const userSubject = (user: User) => ({ kind: 'user' as const, ...nameUser(user) });

/** The same of an id alone; without a name when there is no such user. */
export async function readUserName(tx: Queryable, id: string) {
  return { id, name: (await userSubjects.findNames(tx, [id])).get(id) ?? '' };
}

const Id = z.uuid();

export const userSubjects: AuditSubject = {
  async findNames(db, ids) {
    const { id, name, surname, username } = users;
    const asked = [...new Set(ids)].filter((one) => Id.safeParse(one).success);
    if (asked.length === 0) return new Map();
    const found = await db
      .select({ id, name, surname, username })
      .from(users)
      .where(inArray(id, asked));
    return new Map(found.map((user) => [user.id, displayName(user)]));
  },
};
