import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import type { StaffRight } from '../../../platform/rights.ts';
import { users } from './tables.server.ts';

/** The users who can sign in and have this right, in the order of their names. */
export async function listAssignable(
  db: Queryable,
  { roles }: StaffRight,
): Promise<{ id: string; name: string }[]> {
  const { id, name, surname, username } = users;
  const rows = await db
    .select({ id, name, surname, username })
    .from(users)
    .where(
      and(eq(users.status, 'active'), eq(users.panelAccess, true), inArray(users.role, [...roles])),
    )
    .orderBy(asc(users.id));
  return rows
    .map((user) => ({ id: user.id, name: displayName(user) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
}

/** Whether a record can be assigned to this user. */
export async function isAssignable(db: Queryable, right: StaffRight, id: string): Promise<boolean> {
  return (await listAssignable(db, right)).some((user) => user.id === id);
}
