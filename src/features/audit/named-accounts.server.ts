import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { users } from '../identity/users/tables.server.ts';

const Id = z.uuid();

/** Names of those of these accounts that there still are. Takes what is no id, too. */
export async function findNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  const { id, name, surname, username } = users;
  const asked = [...new Set(ids)].filter((one) => Id.safeParse(one).success);
  const found = await db
    .select({ id, name, surname, username })
    .from(users)
    .where(inArray(id, asked));
  return new Map(found.map((user) => [user.id, displayName(user)]));
}

/**
 * Everybody who did something, as they were once named. Leaps from one to the next along the index:
 * there are few of them and many events.
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
  return rows;
}
