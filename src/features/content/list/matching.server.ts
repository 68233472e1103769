import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { Invalid, unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { dayBounds, yearBounds } from '../../../platform/wall-clock.ts';
import { canSeeUnpublished } from '../policy.ts';
import { contents, isKept, LACKS_ALT } from '../tables.server.ts';
import type { Matching } from './filter.ts';

/** These filters are for users with the right to write. */
const STAFF_ONLY = ['author', 'tag', 'language', 'only', 'from', 'to', 'date'] as const;

/**
 * Throws 401 or 422 for a filter that is not for this user: a reply with other contents would be a
 * wrong reply to the request.
 */
export function requireAllowed({ actor }: Operation, filter: Matching): void {
  const { createdBy, state = 'published' } = filter;
  if (createdBy && actor.kind !== 'staff') throw unauthenticated();
  if (canSeeUnpublished(actor)) return;
  const refused = [
    ...STAFF_ONLY.filter((name) => filter[name] !== undefined),
    ...(state === 'published' ? [] : ['state']),
    ...(createdBy && createdBy !== 'me' ? ['createdBy'] : []),
  ];
  if (refused.length > 0)
    throw new Invalid(Object.fromEntries(refused.map((name) => [name, { rule: 'notAllowed' }])));
}

/** The condition of all filters except the search. */
export function conditions(op: Operation, filter: Matching): SQL | undefined {
  const { category, createdBy, author, tag, language, only, from, to, year } = filter;
  const state = canSeeUnpublished(op.actor) ? filter.state : 'published';
  const dated = filter.date === 'updatedAt' ? contents.updatedAt : contents.publishedAt;
  const [yearStart, yearEnd] = year ? yearBounds(year) : [];
  const creator = createdBy === 'me' && op.actor.kind === 'staff' ? op.actor.id : createdBy;
  return and(
    // A literal, not a parameter, so that PostgreSQL can use the partial indexes of published
    // contents.
    state ? sql`${contents.state} = ${sql.raw(`'${state}'`)}` : isKept,
    creator ? eq(contents.createdBy, creator) : undefined,
    category ? eq(contents.category, category) : undefined,
    author ? eq(contents.author, author) : undefined,
    tag ? sql`${contents.tags} @> array[${tag}::text]` : undefined,
    language ? eq(contents.language, language) : undefined,
    only === 'pending' ? isNotNull(contents.pendingRevision) : undefined,
    only === 'lacksAlt' ? LACKS_ALT : undefined,
    from ? gte(dated, dayBounds(from)[0]) : undefined,
    to ? lt(dated, dayBounds(to)[1]) : undefined,
    yearStart ? gte(contents.publishedAt, yearStart) : undefined,
    yearEnd ? lt(contents.publishedAt, yearEnd) : undefined,
  );
}
