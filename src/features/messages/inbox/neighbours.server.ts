import { sql } from 'drizzle-orm';
import type { Neighbours } from '../../../platform/neighbours.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { canHandleMessages } from '../policy.ts';
import type { NeighbourFilter } from '../schema.ts';
import { contactMessages as messages } from '../tables.server.ts';
import { matching, orderOf } from './filter.server.ts';

/** The messages before and after this one in a filtered list. Throws 401 or 403. */
export async function findNeighbours(
  op: Operation,
  id: string,
  filter: NeighbourFilter,
): Promise<Neighbours> {
  requireThat(op.actor, canHandleMessages);
  const order = sql.join(orderOf(filter.sort), sql`, `);
  const { rows } = await op.db.execute<Neighbours>(sql`
    with list as (
      select ${messages.id} as id, row_number() over (order by ${order})::int as position,
        lag(${messages.id}) over (order by ${order}) as previous,
        lead(${messages.id}) over (order by ${order}) as next
      from ${messages} where ${matching(filter) ?? sql`true`}
    )
    select position, previous, next, total
    from (select count(*)::int as total from list) counted
    left join list on list.id = ${id}`);
  const { position = null, previous = null, next = null, total = 0 } = rows[0] ?? {};
  return { position, previous, next, total };
}
