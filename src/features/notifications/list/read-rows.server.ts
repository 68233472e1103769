import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { NotificationKind } from '../../../platform/notify.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { LIST_LENGTH, MOST_COUNTED } from '../schema.ts';
import {
  notificationKindMarks,
  notificationMarks,
  notificationReaders,
  notifications,
} from '../tables.server.ts';

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
