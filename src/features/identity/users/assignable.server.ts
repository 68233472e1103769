import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { Invalid } from '../../../platform/errors.ts';
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

/**
 * Requires that a record can be assigned to this user, or to nobody (null). The user to whom it is
 * assigned already may have lost the right.
 * @throws Invalid `assignedTo`
 */
export async function requireAssignable(
  db: Queryable,
  right: StaffRight,
  id: string | null,
  before: string | null = null,
): Promise<void> {
  if (id === null || id === before) return;
  if ((await listAssignable(db, right)).some((user) => user.id === id)) return;
  throw new Invalid({ assignedTo: { rule: 'notAssignable' } });
}
