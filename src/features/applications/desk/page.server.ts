import { and, not, type SQL, sql } from 'drizzle-orm';
import { isOpen } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { IS_OPEN, statusesOf } from './filter.server.ts';
import { type Order, ordered, orderOf } from './order.server.ts';
import type { ApplicationFilter } from './schema.ts';

/**
 * A query for the ids of one page of the list. The columns are computed for this page alone: PostgreSQL
 * would do it for all pages before it too.
 */
export function pageOf(filter: ApplicationFilter, where: SQL | undefined): SQL {
  const { page, pageSize, sort } = filter;
  const first = (page - 1) * pageSize;
  const isMixed = !statusesOf(filter)?.every(isOpen);
  if (sort.endsWith('waiting') && isMixed) return openFirst(filter, where);
  const order = orderOf(filter);
  return idsOf(where, order, sql`${pageSize} offset ${first}`);
}

const idsOf = (where: SQL | undefined, order: Order, limit: SQL): SQL =>
  sql`select ${applications.id} from ${applications} where ${where ?? sql`true`}
    order by ${sql.join(ordered(order), sql`, `)} limit ${limit}`;

/**
 * Open applications come first, so those and the closed ones are read in the order of an index each: one
 * sort of all of them would read them all.
 */
function openFirst(filter: ApplicationFilter, where: SQL | undefined): SQL {
  const { page, pageSize } = filter;
  const { createdAt, id } = applications;
  const order = orderOf({ ...filter, status: 'open' });
  const direction = sql.raw(order.direction);
  const part = (
    isClosed: 0 | 1,
  ) => sql`(select ${id}, ${createdAt}, ${sql.raw(`${isClosed}`)} as closed
    from ${applications} where ${and(where, isClosed ? not(IS_OPEN) : IS_OPEN)}
    order by ${sql.join(ordered(order), sql`, `)} limit ${page * pageSize})`;
  return sql`select id from (${part(0)} union all ${part(1)}) parts
    order by closed, created_at ${direction}, id ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
}
