import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/database/like.server.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { OPEN_STATUSES, type Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import type { Matching } from './schema.ts';

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

/** The condition for the applications that match. No encrypted field is a part of it. */
export function matching(filter: Matching): SQL | undefined {
  const { q, city, district, from, to, assignee, reached, only } = filter;
  const { decision, decisionNumber, decidedFrom, decidedTo } = filter;
  const statuses = statusesOf(filter) ?? undefined;
  return and(
    filter.status === 'open' ? IS_OPEN : statuses && inArray(applications.status, [...statuses]),
    city ? eq(applications.city, city) : undefined,
    district ? sql`tr_fold(${applications.district}) = tr_fold(${district})` : undefined,
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
