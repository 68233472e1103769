import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { users } from '../users/tables.server.ts';

/** Names of those of these accounts that there still are. Takes what is no id, too. */
export async function findAccounts(db: Database, ids: string[]): Promise<Map<string, string>> {
  const { id, name, surname, username } = users;
  const found = await db
    .select({ id, name, surname, username })
    .from(users)
    .where(inArray(sql`${id}::text`, [...new Set(ids)]));
  return new Map(found.map((user) => [user.id, displayName(user)]));
}

/**
 * Everybody who did something, as they are named now, or were once when they are gone. Leaps from
 * one to the next along the index: there are few of them and many events.
 */
export async function listActors(db: Database): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive one (id, name) as (
      (select actor_id, actor_name from audit_events
        where actor_id is not null order by actor_id limit 1)
      union all
      select next.* from one, lateral (select actor_id, actor_name from audit_events
        where actor_id > one.id order by actor_id limit 1) next
    )
    select * from one`);
  const known = await findAccounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .map(({ id, name }) => ({ id, name: known.get(id) ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'tr'));
}
