import { type SQL, sql } from 'drizzle-orm';
import { isOpen } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { IS_OPEN, statusesOf } from './filter.server.ts';
import type { ApplicationFilter } from './schema.ts';

/** Values that are compared from the first to the last, all in the same direction. */
export interface Order {
  keys: SQL[];
  direction: 'asc' | 'desc';
}

const { createdAt, name, surname, id } = applications;

/** The order of the list. The last key is the id, so that no two applications are equal. */
export function orderOf(filter: Pick<ApplicationFilter, 'sort' | 'status'>): Order {
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc';
  switch (filter.sort) {
    case 'name':
    case '-name':
      return {
        keys: [sql`${name} collate tr_rules`, sql`${surname} collate tr_rules`, sql`${id}`],
        direction,
      };
    case 'createdAt':
    case '-createdAt':
      return { keys: [sql`${createdAt}`, sql`${id}`], direction };
    case '-waiting':
      return {
        keys: [...closedLast(filter, 'asc'), sql`${createdAt}`, sql`${id}`],
        direction: 'asc',
      };
    case 'waiting':
      return {
        keys: [...closedLast(filter, 'desc'), sql`${createdAt}`, sql`${id}`],
        direction: 'desc',
      };
  }
}

/** Nothing if every match is open: then an index has the order. */
function closedLast(
  filter: Pick<ApplicationFilter, 'status'>,
  direction: Order['direction'],
): SQL[] {
  if (statusesOf(filter)?.every(isOpen)) return [];
  return [direction === 'asc' ? sql`(not ${IS_OPEN})` : sql`(${IS_OPEN})`];
}

const REVERSED = { asc: 'desc', desc: 'asc' } as const;

/** For ORDER BY. */
export const ordered = ({ keys, direction }: Order): SQL[] =>
  keys.map((key) => sql`${key} ${sql.raw(direction)}`);

export const reversed = ({ keys, direction }: Order): Order => ({
  keys,
  direction: REVERSED[direction],
});

/** The condition for applications that come after the one with this id. */
export const isAfter = ({ keys, direction }: Order, one: string): SQL => {
  const list = sql.join(keys, sql`, `);
  return sql`(${list}) ${sql.raw(direction === 'asc' ? '>' : '<')}
    (select ${list} from ${applications} where ${id} = ${one})`;
};
