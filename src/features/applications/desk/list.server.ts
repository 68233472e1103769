import { and, eq, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Neighbours } from '../../../platform/neighbours.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { users } from '../../identity/users/tables.server.ts';
import { countMatching, countOpenDuplicates } from '../counts/totals.server.ts';
import { canHandleApplications } from '../policy.ts';
import { applications } from '../tables.server.ts';
import { matching } from './filter.server.ts';
import { isAfter, type Order, ordered, orderOf, reversed } from './order.server.ts';
import { pageOf } from './page.server.ts';
import { SUMMARY, toSummary } from './rows.server.ts';
import type { ApplicationCounts, ApplicationFilter, Matching } from './schema.ts';
import { VIEWS } from './views.ts';

/** One page of the applications that match. Throws 401 or 403. */
export async function listApplications(op: Operation, filter: ApplicationFilter) {
  requireThat(op.actor, canHandleApplications);
  const { page, pageSize } = filter;
  const where = matching(filter);
  const order = ordered(orderOf(filter));
  const [rows, total] = await Promise.all([
    op.db
      .select(SUMMARY)
      .from(applications)
      .leftJoin(users, eq(users.id, applications.assignedTo))
      .where(sql`${applications.id} in (${pageOf(filter, where)})`)
      .orderBy(...order),
    countMatching(op.db, where, filter),
  ]);
  const data = rows.map((row) => toSummary(op, row));
  return { data, total, page, pageSize, can: { create: false } };
}

/** How many applications have no decision yet. */
export const countWaiting = (op: Operation): Promise<number> =>
  countMatching(op.db, undefined, { status: 'open' });

const countAll = (op: Operation, filter: Matching) =>
  countMatching(op.db, matching(filter), filter);

/** How many applications each view of the list has. Throws 401 or 403. */
export async function countViews(op: Operation): Promise<ApplicationCounts> {
  requireThat(op.actor, canHandleApplications);
  const today = dayInIstanbul(op.now);
  const names = Object.keys(VIEWS) as (keyof ApplicationCounts)[];
  const countOf = (name: keyof ApplicationCounts) =>
    name === 'duplicates' ? countOpenDuplicates(op.db) : countAll(op, VIEWS[name](today));
  const counted = await Promise.all(
    names.map(async (name) => [name, await countOf(name)] as const),
  );
  return Object.fromEntries(counted) as Record<keyof ApplicationCounts, number>;
}

/** The applications before and after one in the order of the list. Throws 401, 403 or 404. */
export async function findNeighbours(
  op: Operation,
  id: string,
  filter: ApplicationFilter,
): Promise<Neighbours> {
  requireThat(op.actor, canHandleApplications);
  const where = matching(filter);
  const order = orderOf(filter);
  const before = reversed(order);
  const [total, itself, earlier, previous, next] = await Promise.all([
    countMatching(op.db, where, filter),
    op.db
      .select({ matches: sql<boolean>`coalesce(${where ?? sql`true`}, false)` })
      .from(applications)
      .where(eq(applications.id, id)),
    op.db.$count(applications, and(where, isAfter(before, id))),
    nextOne(op, where, before, id),
    nextOne(op, where, order, id),
  ]);
  if (!itself[0]) throw notFound();
  return { position: itself[0].matches ? earlier + 1 : null, total, previous, next };
}

async function nextOne(
  { db }: Operation,
  where: SQL | undefined,
  order: Order,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(where, isAfter(order, id)))
    .orderBy(...ordered(order))
    .limit(1);
  return row?.id ?? null;
}

/** The ids of the first `most` matches in the order of the list, and how many match in all. */
export async function findMatches(op: Operation, filter: Matching, most: number) {
  const where = matching(filter);
  const [rows, total] = await Promise.all([
    op.db
      .select({ id: applications.id })
      .from(applications)
      .where(where)
      .orderBy(...ordered(orderOf({ ...filter, sort: '-waiting' })))
      .limit(most),
    countMatching(op.db, where, filter),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}
