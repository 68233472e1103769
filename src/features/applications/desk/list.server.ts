import { and, count, eq, gt, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Neighbours } from '../../../platform/neighbours.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { users } from '../../identity/users/tables.server.ts';
import { canHandleApplications } from '../policy.ts';
import { OPEN_STATUSES } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { matching } from './filter.server.ts';
import { isAfter, type Order, ordered, orderOf, reversed } from './order.server.ts';
import { SUMMARY, toSummary } from './rows.server.ts';
import type { ApplicationCounts, ApplicationFilter, Matching } from './schema.ts';
import { VIEWS } from './views.ts';

/** One page of the applications that match. Throws 401 or 403. */
export async function listApplications(op: Operation, filter: ApplicationFilter) {
  requireThat(op.actor, canHandleApplications);
  const { page, pageSize } = filter;
  const where = matching(filter);
  const order = ordered(orderOf(filter));
  // The columns are computed for this page alone: PostgreSQL would do it for all pages before it too.
  const ids = op.db
    .select({ id: applications.id })
    .from(applications)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [rows, total] = await Promise.all([
    op.db
      .select(SUMMARY)
      .from(applications)
      .leftJoin(users, eq(users.id, applications.assignedTo))
      .where(inArray(applications.id, ids))
      .orderBy(...order),
    countMatches(op, where),
  ]);
  const data = rows.map((row) => toSummary(op, row));
  return { data, total, page, pageSize, can: { create: false } };
}

async function countMatches({ db }: Operation, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(applications).where(where);
  return counted?.total ?? 0;
}

/** How many applications have no decision yet. */
export const countWaiting = (op: Operation): Promise<number> =>
  countMatches(op, inArray(applications.status, [...OPEN_STATUSES]));

/** The same as the view `duplicates`, in one pass through an index. */
async function countDuplicates({ db }: Operation): Promise<number> {
  const { identityHash, status } = applications;
  const open = sql<number>`count(*) filter (where ${inArray(status, [...OPEN_STATUSES])})`;
  const known = db
    .select({ open: open.as('open') })
    .from(applications)
    .groupBy(identityHash)
    .having(gt(count(), 1))
    .as('known');
  const [counted] = await db.select({ total: sum(known.open).mapWith(Number) }).from(known);
  return counted?.total ?? 0;
}

/** How many applications each view of the list has. Throws 401 or 403. */
export async function countViews(op: Operation): Promise<ApplicationCounts> {
  requireThat(op.actor, canHandleApplications);
  const today = dayInIstanbul(op.now);
  const names = Object.keys(VIEWS) as (keyof ApplicationCounts)[];
  const countOf = (name: keyof ApplicationCounts) =>
    name === 'duplicates' ? countDuplicates(op) : countMatches(op, matching(VIEWS[name](today)));
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
    countMatches(op, where),
    op.db
      .select({ matches: sql<boolean>`coalesce(${where ?? sql`true`}, false)` })
      .from(applications)
      .where(eq(applications.id, id)),
    countMatches(op, and(where, isAfter(before, id))),
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
    countMatches(op, where),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}
