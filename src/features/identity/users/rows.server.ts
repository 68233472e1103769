import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { countSessionsOf } from '../sessions/operations.server.ts';
import { isAbleAdmin, powersOver } from './policy.ts';
import type { User, UserSummary } from './schema.ts';
import { users } from './tables.server.ts';

const { passwordHash, passwordChangedAt, subject, ...plainColumns } = getTableColumns(users);

/** The columns that may leave the table; for secrets, only whether they exist. */
export const SUMMARY = {
  ...plainColumns,
  hasPassword: sql<boolean>`password_hash is not null`,
  isLinked: sql<boolean>`subject is not null`,
  twoStep: sql<boolean>`exists (select from authenticators a
    where a.user_id = users.id and a.confirmed_at is not null)`,
  pendingEmail: sql<UserSummary['pendingEmail']>`(select json_build_object('email', c.email,
    'expiresAt', to_char(c.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from email_changes c where c.user_id = users.id)`,
};

export type UserRow = Omit<
  typeof users.$inferSelect,
  'passwordHash' | 'passwordChangedAt' | 'subject'
> & {
  hasPassword: boolean;
  isLinked: boolean;
  twoStep: boolean;
  pendingEmail: UserSummary['pendingEmail'];
};

/** Administrators who can sign in: {@link isAbleAdmin} as an SQL condition. */
export const ABLE_ADMIN: SQL = sql`${users.role} = 'admin' and ${users.status} = 'active'
  and ${users.panelAccess} and (${users.passwordHash} is not null or ${users.subject} is not null)`;

export function toSummary({ isLinked, ...row }: UserRow): UserSummary {
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
    .where(eq(users.id, id));
  if (!row) throw notFound();
  const { otherAdmins, ...user } = row;
  return {
    ...toSummary(user),
    sessions: await countSessionsOf(tx, op.now, id),
    can: powersOver(op.actor, user, isAbleAdmin(user) && !otherAdmins),
  };
}
