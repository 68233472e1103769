import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import { containing } from '../../../platform/database/like.server.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { canManageUsers } from './policy.ts';
import { ABLE_ADMIN, readUser, SUMMARY, toSummary } from './rows.server.ts';
import type { User, UserFilter, UserSummary } from './schema.ts';
import { users } from './tables.server.ts';

export { listAssignable, requireAssignable } from './assignable.server.ts';
export { PARTY_NAMES } from './party-names.server.ts';

/** One page of users. Throws 401 or 403. */
export async function listUsers(op: Operation, filter: UserFilter) {
  requireThat(op.actor, canManageUsers);
  const { q, role, status, sort, page, pageSize } = filter;
  const where = and(
    role && eq(users.role, role),
    status && eq(users.status, status),
    ...wordsOf(q).map(contains),
  );
  const [rows, [counted]] = await Promise.all([
    op.db
      .select(SUMMARY)
      .from(users)
      .where(where)
      .orderBy(ORDER[sort], users.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db
      .select({
        total: count(),
        active: sql<number>`count(*) filter (where ${users.status} = 'active')::int`,
      })
      .from(users)
      .where(where),
  ]);
  const { total = 0, active = 0 } = counted ?? {};
  return { data: rows.map(toSummary), total, active, page, pageSize, can: { create: true } };
}

const wordsOf = (q = ''): string[] => q.split(/\s+/).filter(Boolean);

/** Only data that the list shows is searched, so a telephone number finds no user. */
function contains(word: string): SQL {
  return sql`tr_fold(concat_ws(' ', ${users.name}, ${users.surname}, ${users.username}, ${users.email}))
    like tr_fold(${containing(word)})`;
}

/** The name as {@link displayName} returns it. */
const SHOWN_NAME = sql`case when ${users.name} <> '' and ${users.surname} <> ''
  then ${users.name} || ' ' || ${users.surname} else ${users.username} end collate tr_rules`;
const EMAIL = sql`${users.email} collate tr_rules`;

const ORDER: Record<UserFilter['sort'], SQL> = {
  name: SHOWN_NAME,
  '-name': sql`${SHOWN_NAME} desc`,
  email: EMAIL,
  '-email': sql`${EMAIL} desc`,
  // Users who have never signed in are sorted as the longest absence.
  lastSignInAt: sql`${users.lastSignInAt} asc nulls first`,
  '-lastSignInAt': sql`${users.lastSignInAt} desc nulls last`,
  createdAt: sql`${users.createdAt}`,
  '-createdAt': sql`${users.createdAt} desc`,
};

/** One user. Throws 401, 403 or 404. */
export async function getUser(op: Operation, id: string): Promise<User> {
  requireThat(op.actor, canManageUsers);
  return readUser(op.db, op, id);
}

/** The account of the signed-in user. Throws 401 if it no longer exists. */
export async function getOwnProfile(tx: Queryable, id: string): Promise<UserSummary> {
  const [row] = await tx.select(SUMMARY).from(users).where(eq(users.id, id));
  if (!row) throw unauthenticated();
  return toSummary(row);
}

/** The id of the administrator who can sign in and was created first. */
export async function findFirstAdminId(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(ABLE_ADMIN)
    .orderBy(users.createdAt, users.id)
    .limit(1);
  return row?.id ?? null;
}
