import { and, asc, eq } from 'drizzle-orm';
import { displayName } from '../../platform/display-name.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireStaff } from '../../platform/require.ts';
import { users } from '../identity/users/tables.server.ts';
import { type Contact, MOST_CONTACTS } from './contract.ts';
import { canHaveNotifications } from './policy.ts';
import { staffPresence } from './tables.server.ts';

/** Twice the time after which the streams of a process store who is here. */
const HERE_MS = 2 * 60_000;

/** The colleagues of the signed-in user, those who are here first, then by name. Throws 401. */
export async function listContacts(op: Operation): Promise<Contact[]> {
  const { id: own } = requireStaff(op.actor, canHaveNotifications);
  const rows = await op.db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      surname: users.surname,
      role: users.role,
      email: users.email,
      phone: users.phone,
      seenAt: staffPresence.seenAt,
    })
    .from(users)
    .leftJoin(staffPresence, eq(staffPresence.userId, users.id))
    .where(and(eq(users.status, 'active'), eq(users.panelAccess, true)))
    .orderBy(asc(users.name), asc(users.surname), asc(users.id))
    .limit(MOST_CONTACTS + 1);
  const since = op.now.getTime() - HERE_MS;
  return rows
    .filter(({ id }) => id !== own)
    .slice(0, MOST_CONTACTS)
    .map(({ id, role, email, phone, seenAt, ...names }) => ({
      id,
      role,
      email,
      phone,
      name: displayName(names),
      isHere: seenAt !== null && seenAt.getTime() > since,
      seenAt: seenAt?.toISOString() ?? null,
    }))
    .sort((a, b) => Number(b.isHere) - Number(a.isHere));
}
