import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Actor, isLimited } from '../../../platform/actor.ts';
import { ofBranch, within } from '../../../platform/branches/within.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { containing } from '../../../platform/database/conditions.server.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { isOpen, OPEN_STATUSES, type Status } from '../statuses.ts';
import {
  applicationEvents,
  applicationIdentities,
  applications,
  applicationTotals,
} from '../tables.server.ts';
import type { ApplicationFilter, Matching } from './schema.ts';

/** The statuses that a filter asks for; null: all. */
export function statusesOf({ status }: Matching): readonly Status[] | null {
  if (!status) return null;
  return status === 'open' ? OPEN_STATUSES : (status.split(',') as Status[]);
}

/** Literals, not parameters, so that PostgreSQL can use the index of open applications. */
export const IS_OPEN = sql<boolean>`${applications.status} in (${sql.raw(
  OPEN_STATUSES.map((status) => `'${status}'`).join(', '),
)})`;

/** Another application has the same identity number. */
export const IS_DUPLICATE = sql<boolean>`exists (select from application_identities known
  where known.identity_hash = ${applications.identityHash} and known.total > 1)`;

/** The condition for the applications that match and that the actor sees. No encrypted field is a part of it. */
export function matching(actor: Actor, filter: Matching): SQL | undefined {
  const { q, city, district, branch, from, to, assignee, reached, only } = filter;
  const { decision, decisionNumber, decidedFrom, decidedTo } = filter;
  const statuses = statusesOf(filter) ?? undefined;
  return and(
    within(actor, applications.branchId),
    filter.status === 'open' ? IS_OPEN : statuses && inArray(applications.status, [...statuses]),
    city ? eq(applications.city, city) : undefined,
    district ? sql`tr_fold(${applications.district}) = tr_fold(${district})` : undefined,
    branch ? ofBranch(applications.branchId, branch) : undefined,
    from ? gte(applications.createdAt, dayBounds(from)[0]) : undefined,
    to ? lt(applications.createdAt, dayBounds(to)[1]) : undefined,
    assignee ? assignedTo(assignee) : undefined,
    reached ? hasReached(reached) : undefined,
    decision === 'known' ? isNotNull(applications.decisionDate) : undefined,
    decision === 'none' ? isNull(applications.decisionDate) : undefined,
    decisionNumber
      ? sql`tr_fold(${applications.decisionNumber}) = tr_fold(${decisionNumber})`
      : undefined,
    decidedFrom ? gte(applications.decisionDate, decidedFrom) : undefined,
    decidedTo ? lte(applications.decisionDate, decidedTo) : undefined,
    only === 'duplicates' ? IS_DUPLICATE : undefined,
    only === 'frozen' ? isNotNull(applications.frozenAt) : undefined,
    ...(q ?? '').split(/\s+/).filter(Boolean).map(contains),
  );
}

const assignedTo = (assignee: string): SQL =>
  assignee === 'none' ? isNull(applications.assignedTo) : eq(applications.assignedTo, assignee);

/** The timeline knows every status that an application ever had. */
const hasReached = (status: Status): SQL => sql`exists (select from ${applicationEvents} event
  where event.application_id = ${applications.id} and event.to_status = ${status})`;

const PLATES = sql.param(PROVINCES.map(({ plate }) => plate));

const NAMES = sql.param(PROVINCES.map(({ name }) => name));

/** A part of the name or of the code, or the beginning of the province. */
function contains(word: string): SQL | undefined {
  const pattern = containing(word);
  const { searched, city } = applications;
  return or(
    sql`${searched} like tr_fold(${pattern})`,
    sql`${city} in (select province.plate
      from unnest(${PLATES}::int[], ${NAMES}::text[]) province (plate, name)
      where tr_fold(province.name) like tr_fold(${pattern.slice(1)}))`,
  );
}

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

type Unknown = Exclude<keyof Matching, 'status' | 'city'>;

/** The filters that the kept totals do not know. */
const UNKNOWN: Record<Unknown, true> = {
  q: true,
  district: true,
  branch: true,
  from: true,
  to: true,
  assignee: true,
  reached: true,
  only: true,
  decision: true,
  decisionNumber: true,
  decidedFrom: true,
  decidedTo: true,
};

/** Whether the kept totals know all filters. */
export const isCounted = (filter: Matching): boolean =>
  (Object.keys(UNKNOWN) as Unknown[]).every((name) => filter[name] === undefined);

/** How many applications match `where`, which is the condition of `filter`. */
export async function countMatching(
  db: Queryable,
  where: SQL | undefined,
  filter: Matching,
): Promise<number> {
  if (isCounted(filter)) return readTotal(db, filter);
  const [counted] = await db.select({ total: count() }).from(applications).where(where);
  return counted?.total ?? 0;
}

/** How many applications match a filter that the kept totals know. */
export async function readTotal(
  db: Queryable,
  filter: Pick<Matching, 'status' | 'city'>,
): Promise<number> {
  const statuses = statusesOf(filter);
  const { status, city, total } = applicationTotals;
  const [counted] = await db
    .select({ total: sum(total).mapWith(Number) })
    .from(applicationTotals)
    .where(
      and(
        statuses ? inArray(status, [...statuses]) : undefined,
        filter.city ? eq(city, filter.city) : undefined,
      ),
    );
  return counted?.total ?? 0;
}

/** How many open applications have the identity number of another application that the actor sees. */
export async function countOpenDuplicates({ db, actor }: Operation): Promise<number> {
  // What is kept counts those of all branches.
  if (isLimited(actor)) return db.$count(applications, and(IS_OPEN, IS_DUPLICATE));
  const { open } = applicationIdentities;
  const [counted] = await db
    .select({ total: sum(open).mapWith(Number) })
    .from(applicationIdentities)
    .where(sql`total > 1`);
  return counted?.total ?? 0;
}

/** Every change of an application adds rows to the totals; every night they become few again. */
export const totalsJob: JobKind<Record<string, never>> = {
  name: 'application-totals',
  schema: z.strictObject({}) as never,
  cron: '45 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 5 * 60,
  atOnce: 1,
  run: ({ db }) => addTogether(db),
};

/** One statement, so that at every moment the sums are the same. */
export async function addTogether(db: Queryable): Promise<void> {
  await db.execute(sql`with gone as (delete from ${applicationTotals} returning status, city, branch_id, total)
    insert into ${applicationTotals} (status, city, branch_id, total)
    select status, city, branch_id, sum(total) from gone group by 1, 2, 3 having sum(total) <> 0`);
}
