import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { NotificationKind } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireStaff } from '../../platform/require.ts';
import { users } from '../identity/users/tables.server.ts';
import {
  LIST_LENGTH,
  MOST_COUNTED,
  type NotificationEntry,
  type NotificationList,
} from './contract.ts';
import { kindsOf } from './notifier.server.ts';
import { canHaveNotifications } from './policy.ts';
import {
  notificationKindMarks,
  notificationMarks,
  notificationReaders,
  notifications,
} from './tables.server.ts';

/** The notifications of the signed-in user, newest first. Throws 401. */
export async function listNotifications(
  op: Operation,
  kinds: readonly NotificationKind[],
): Promise<NotificationList> {
  const user = requireStaff(op.actor, canHaveNotifications);
  const { id } = user;
  const own = kindsOf(kinds, user);
  const counted = new Set(own.filter(({ isCounted }) => isCounted).map(({ name }) => name));
  const { entries, ...rest } = entriesOf(await readRows(op.db, id, own), (kind) =>
    counted.has(kind),
  );
  const ids = entries.map(({ actorId }) => actorId).filter((one) => one !== null);
  const names = await op.audit.actors.findNames(op.db, [...new Set(ids)]);
  return {
    ...rest,
    entries: entries.map(({ actorId, ...entry }) => ({
      ...entry,
      actor: (actorId && names.get(actorId)) || '',
    })),
  };
}

type Entry = Omit<NotificationEntry, 'actor'> & { actorId: string | null };

/**
 * The entries that the user sees. The notifications of a counted kind become one entry: of the unread
 * ones if there are any, otherwise of the newest one.
 * @param rows newest first
 */
function entriesOf(
  rows: readonly Row[],
  isCounted: (kind: string) => boolean,
): { entries: Entry[]; unread: number; last: number } {
  const entries: Entry[] = [];
  const byKind = new Map<string, Entry>();
  let unread = 0;
  for (const { id, createdAt, ...row } of rows) {
    if (!row.isRead) unread += 1;
    const known = byKind.get(row.kind);
    if (known) {
      if (!row.isRead) known.count += 1;
      continue;
    }
    const key = isCounted(row.kind) ? row.kind : String(id);
    const entry = { ...row, key, count: 1, createdAt: createdAt.toISOString() };
    if (isCounted(row.kind)) byKind.set(row.kind, entry);
    entries.push(entry);
  }
  return {
    entries: entries.slice(0, LIST_LENGTH),
    unread: Math.min(unread, MOST_COUNTED),
    last: rows[0]?.id ?? 0,
  };
}

/** A notification as one user has it. */
export interface Row {
  id: number;
  kind: string;
  actorId: string | null;
  subject: string;
  path: string;
  createdAt: Date;
  isRead: boolean;
}

/**
 * The newest notifications of a user, newest first: the personal ones, and those of each kind. Removed
 * ones, those of the user's own actions and of the time before the account existed are left out.
 * The cost does not depend on how many there are of one kind.
 */
export async function readRows(
  db: Queryable,
  userId: string,
  kinds: readonly NotificationKind[],
): Promise<Row[]> {
  const shared = kinds.filter(({ right }) => right !== null);
  const own = kinds.filter(({ right }) => right === null);
  const names = (list: readonly NotificationKind[]) =>
    sql`array[${sql.join([...list.map(({ name }) => sql`${name}`), sql`''`], sql`, `)}]::text[]`;
  const { rows } = await db.execute(sql`
    with reader as (
      select u.id, u.created_at, coalesce(r.read_up_to, 0) as read_up_to, coalesce(r.muted, '{}') as muted
      from ${users} u left join ${notificationReaders} r on r.user_id = u.id where u.id = ${userId}
    ), found as (
      select n.* from reader, lateral (
        select * from ${notifications} where user_id = reader.id
          and kind = any(${names(own)}) and not kind = any(reader.muted)
        order by id desc limit ${LIST_LENGTH}) n
      union all
      select n.* from reader, unnest(${names(shared)}) as wanted(name), lateral (
        select * from ${notifications} where kind = wanted.name and user_id is null
          and actor_id is distinct from reader.id and created_at >= reader.created_at
        order by id desc limit ${MOST_COUNTED}) n
      where not wanted.name = any(reader.muted)
    )
    select f.id, f.kind, f.actor_id, f.subject, f.path, f.created_at,
      coalesce(m.is_read, f.id <= greatest(reader.read_up_to, k.read_up_to)) as is_read
    from found f cross join reader
    left join ${notificationMarks} m on m.user_id = reader.id and m.notification_id = f.id
    left join ${notificationKindMarks} k on k.user_id = reader.id and k.kind = f.kind
    where not coalesce(m.is_removed, false) and f.id > coalesce(k.removed_up_to, 0)
    order by f.id desc`);
  return rows.map((row) => ({
    id: Number(row.id),
    kind: String(row.kind),
    actorId: row.actor_id as string | null,
    subject: String(row.subject),
    path: String(row.path),
    createdAt: new Date(row.created_at as string),
    isRead: row.is_read === true,
  }));
}
