import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../../platform/audit-registry.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { users } from './tables.server.ts';

type User = Parameters<typeof displayName>[0] & { id: string };

/** A user in the form that the audit log stores. */
export const nameUser = (user: User) => ({ id: user.id, name: displayName(user) });

/** The same as the subject of an event. */
export const userSubject = (user: User) => ({ kind: 'user' as const, ...nameUser(user) });

/** The same for an id alone; the name is empty if there is no such user. */
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
