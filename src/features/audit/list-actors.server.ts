import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';

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
