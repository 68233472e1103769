import { and, asc, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import { containing } from '../../../platform/database/conditions.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { Invalid, notFound, unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { StaffRight } from '../../../platform/rights.ts';
import { defineSlot } from '../../../platform/sources.server.ts';
import { countSessionsOf } from '../sign-in/operations.server.ts';
import { BRANCHES_OF_USER, isManagedBy } from './branches.server.ts';
import type { User, UserFilter, UserSummary } from './contract.ts';
import { canManageUsers, isAbleAdmin, powersOver } from './policy.ts';
import { users } from './tables.server.ts';

export { moveAccounts } from './move-accounts.server.ts';

/** One page of users. Throws 401 or 403. */
export async function listUsers(op: Operation, filter: UserFilter) {
  requireThat(op.actor, canManageUsers);
  const { q, role, status, branch, sort, page, pageSize } = filter;
  const where = and(
    isManagedBy(op.actor),
    branch === undefined ? undefined : sql`${branch} = any (branches_of_user(${users.id}))`,
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

/**
 * The users who can sign in, have this right, and see the records of the branch (null: of none), in the
 * order of their names. Without a branch, those who see any that the caller sees.
 */
export async function listAssignable(
  db: Queryable,
  { roles }: StaffRight,
  branchId?: string | null,
): Promise<{ id: string; name: string }[]> {
  const { id, name, surname, username } = users;
  const rows = await db
    .select({ id, name, surname, username })
    .from(users)
    .where(
      and(
        eq(users.status, 'active'),
        eq(users.panelAccess, true),
        inArray(users.role, [...roles]),
        branchId === undefined
          ? undefined
          : sql`(${users.isNational} or ${branchId}::uuid = any (branches_of_user(${users.id})))`,
      ),
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
  { before = null, branchId }: { before?: string | null; branchId?: string | null },
): Promise<void> {
  if (id === null || id === before) return;
  if ((await listAssignable(db, right, branchId)).some((user) => user.id === id)) return;
  throw new Invalid({ assignedTo: { rule: 'notAssignable' } });
}

/** Whether an account sees the records of a branch (null: of none); nobody (null) is in the way of none. */
export async function readSight(
  db: Queryable,
  id: string | null,
): Promise<(branchId: string | null) => boolean> {
  if (id === null) return () => true;
  const scope = sql<string[] | null>`case when ${users.isNational} then null
    else branches_of_user(${users.id}) end`;
  const [row] = await db.select({ scope }).from(users).where(eq(users.id, id));
  const seen = row?.scope;
  return (branchId) => seen === null || (branchId !== null && (seen ?? []).includes(branchId));
}

type ReadPartyNames = () => Promise<{ name: string; shortName: string }>;
/**
 * The names of the party, for the check of passwords and for authenticator apps; the party feature
 * provides them.
 */
export const PARTY_NAMES = defineSlot<ReadPartyNames>('the names of the party');

const { passwordHash, passwordChangedAt, subject, writesMarkdown, ...plainColumns } =
  getTableColumns(users);

/** The columns that may leave the table; for secrets, only whether they exist. */
export const SUMMARY = {
  ...plainColumns,
  hasPassword: sql<boolean>`password_hash is not null`,
  isLinked: sql<boolean>`subject is not null`,
  branches: BRANCHES_OF_USER,
  twoStep: sql<boolean>`exists (select from authenticators a
    where a.user_id = users.id and a.confirmed_at is not null)`,
  pendingEmail: sql<UserSummary['pendingEmail']>`(select json_build_object('email', c.email,
    'expiresAt', to_char(c.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from email_changes c where c.user_id = users.id)`,
};

export type UserRow = Omit<
  typeof users.$inferSelect,
  'passwordHash' | 'passwordChangedAt' | 'subject' | 'writesMarkdown'
> & {
  hasPassword: boolean;
  isLinked: boolean;
  branches: UserSummary['branches'];
  twoStep: boolean;
  pendingEmail: UserSummary['pendingEmail'];
};

/** Administrators who can sign in: {@link isAbleAdmin} as an SQL condition. */
export const ABLE_ADMIN: SQL = sql`${users.role} = 'admin' and ${users.isNational} and ${users.status} = 'active'
  and ${users.panelAccess} and (${users.passwordHash} is not null or ${users.subject} is not null)`;

export function toSummary({ isLinked, isNational, ...row }: UserRow): UserSummary {
  return {
    ...row,
    fullName: displayName(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** One user with the actions that the actor may perform. Throws 404. */
export async function readUser(tx: Queryable, op: Operation, id: string): Promise<User> {
  const [row] = await tx
    .select({
      ...SUMMARY,
      otherAdmins: sql<boolean>`exists (select from users where id <> ${id} and ${ABLE_ADMIN})`,
    })
    .from(users)
    .where(and(eq(users.id, id), isManagedBy(op.actor)));
  if (!row) throw notFound();
  const { otherAdmins, ...user } = row;
  return {
    ...toSummary(user),
    sessions: await countSessionsOf(tx, op.now, id),
    can: powersOver(op.actor, user, isAbleAdmin(user) && !otherAdmins),
  };
}
