import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';

/**
 * All actors of the log, each with a recorded name. The query jumps along the index from one actor
 * to the next, because there are few actors and many events.
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
