import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { branches } from '../../../platform/branches/tables.server.ts';
import {
  hasManyBranches,
  inListOrder,
  isFarFromEnd,
} from '../../../platform/branches/within.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid, notFound } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Neighbours } from '../../../platform/neighbours.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { type AuditEvent, recordEvents } from '../../audit/operations.server.ts';
import { readSight, requireAssignable } from '../../identity/users/operations.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { applicationsRight, canHandleApplications } from '../policy.ts';
import { isOpen, movesOf } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { lockRows, type Row, recordAssignments } from './change.server.ts';
import {
  countMatching,
  countOpenDuplicates,
  IS_OPEN,
  isAfter,
  isCounted,
  matching,
  type Order,
  ordered,
  orderOf,
  readTotal,
  reversed,
  statusesOf,
} from './filter.server.ts';
import { SUMMARY, toSummary } from './read.server.ts';
import type {
  ApplicationCounts,
  ApplicationFilter,
  BulkChange,
  BulkResult,
  Matching,
} from './schema.ts';
import { recordMove, statusColumns } from './status.server.ts';
import { VIEWS } from './views.ts';

/** One page of the applications that match. Throws 401 or 403. */
export async function listApplications(op: Operation, filter: ApplicationFilter) {
  requireThat(op.actor, canHandleApplications);
  const { page, pageSize } = filter;
  const where = matching(op.actor, filter);
  const read = (db: Queryable) =>
    db
      .select(SUMMARY)
      .from(applications)
      .leftJoin(users, eq(users.id, applications.assignedTo))
      .leftJoin(branches, eq(branches.id, applications.branchId))
      .where(sql`${applications.id} in (${pageOf(filter, where)})`)
      .orderBy(...ordered(orderOf(filter)));
  const [rows, total] = isOfManyBranches(op, filter)
    ? await readOfManyBranches(op, filter, read)
    : await Promise.all([read(op.db), countMatching(op.db, where, filter)]);
  const data = rows.map((row) => toSummary(op, row));
  return { data, total, page, pageSize, can: { create: false } };
}

/** Whether the account has many branches, and the kept totals say how many rows of the list it sees. */
const isOfManyBranches = ({ actor }: Operation, filter: ApplicationFilter): boolean =>
  hasManyBranches(actor) && isCounted(filter) && !filter.city;

/** The page and the total, of an account of many branches. */
async function readOfManyBranches<T>(
  op: Operation,
  filter: ApplicationFilter,
  read: (db: Queryable) => { execute(): Promise<T> },
): Promise<[rows: T, total: number]> {
  const first = filter.page * filter.pageSize;
  const [total, open] = await Promise.all([readTotal(op.db, filter), countWaiting(op)]);
  // Such a list has two parts, each in the order of an index.
  const isMixed = filter.sort.endsWith('waiting') && !statusesOf(filter)?.every(isOpen);
  const least = isMixed ? Math.min(open, total - open) : total;
  const rows = await (isFarFromEnd({ total: least, first })
    ? inListOrder(op, read)
    : read(op.db).execute());
  return [rows, total];
}

/** How many applications have no decision yet. */
export const countWaiting = (op: Operation): Promise<number> =>
  countMatching(op.db, undefined, { status: 'open' });

const countAll = (op: Operation, filter: Matching) =>
  countMatching(op.db, matching(op.actor, filter), filter);

/** How many applications each view of the list has. Throws 401 or 403. */
export async function countViews(op: Operation): Promise<ApplicationCounts> {
  requireThat(op.actor, canHandleApplications);
  const today = dayInIstanbul(op.now);
  const names = Object.keys(VIEWS) as (keyof ApplicationCounts)[];
  const countOf = (name: keyof ApplicationCounts) =>
    name === 'duplicates' ? countOpenDuplicates(op) : countAll(op, VIEWS[name](today));
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
  const where = matching(op.actor, filter);
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

/**
 * A query for the ids of one page of the list. The columns are computed for this page alone: PostgreSQL
 * would do it for all pages before it too.
 */
function pageOf(filter: ApplicationFilter, where: SQL | undefined): SQL {
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

/** How many applications one call changes at most. */
const BULK_MOST = 1000;

/** How many are changed in one transaction: other events of the audit log wait for it. */
const CHUNK = 100;

/**
 * Changes the chosen applications, or the first {@link BULK_MOST} that match a filter. Those that
 * cannot be changed are counted and left as they are. Throws 401, 403 or 422.
 */
export async function changeMany(op: Operation, change: BulkChange): Promise<BulkResult> {
  requireThat(op.actor, canHandleApplications);
  const action = await actionOf(op, change);
  const { ids, total } = await chosen(op, change);
  let changed = 0;
  for (let start = 0; start < ids.length; start += CHUNK)
    changed += await changeChunk(op, ids.slice(start, start + CHUNK), action);
  return { changed, unchanged: ids.length - changed, left: total - ids.length };
}

const changeChunk = (op: Operation, ids: string[], action: Action): Promise<number> =>
  transact(op, async (tx) => {
    const locked = await lockRows(tx, ids);
    const rows = locked.filter((row) => row.recordKey !== null && action.applies(row));
    if (rows.length === 0) return 0;
    await tx
      .update(applications)
      .set(action.columns as Record<string, never>)
      .where(
        inArray(
          applications.id,
          rows.map(({ id }) => id),
        ),
      );
    await recordEvents(tx, op, await action.record(tx, rows));
    return rows.length;
  });

async function chosen(op: Operation, { ids, filter }: BulkChange) {
  if ((ids === undefined) === (filter === undefined))
    throw new Invalid({ ids: { rule: ids ? 'notAllowed' : 'required' } });
  if (filter) return findMatches(op, filter, BULK_MOST);
  const unique = [...new Set(ids)];
  return { ids: unique, total: unique.length };
}

/** The ids of the first `most` matches in the order of the list, and how many match in all. */
async function findMatches(op: Operation, filter: Matching, most: number) {
  const where = matching(op.actor, filter);
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

/** What one action does with the rows that it can change. */
interface Action {
  applies(row: Row): boolean;
  columns: Partial<Record<keyof Row, unknown>>;
  record(tx: Transaction, rows: Row[]): Promise<AuditEvent[]>;
}

async function actionOf(op: Operation, { action, assignedTo }: BulkChange): Promise<Action> {
  if (action === 'review')
    return {
      // A rejected application is reopened one by one, never by mistake among many.
      applies: (row) =>
        isOpen(row.status) && movesOf(row.status, row.frozenAt !== null).includes('inReview'),
      columns: statusColumns(op, 'inReview'),
      async record(tx, rows) {
        const events: AuditEvent[] = [];
        for (const row of rows) events.push(await recordMove(tx, op, row, { status: 'inReview' }));
        return events;
      },
    };
  if (assignedTo === undefined) throw new Invalid({ assignedTo: { rule: 'required' } });
  await requireAssignable(op.db, applicationsRight, assignedTo, {});
  const sees = await readSight(op.db, assignedTo);
  return {
    applies: (row) => row.assignedTo !== assignedTo && sees(row.branchId),
    columns: { assignedTo, version: sql`${applications.version} + 1` },
    record: (tx, rows) => recordAssignments(tx, op, rows, assignedTo),
  };
}
