import { ISTANBUL } from '../../../platform/istanbul.ts';
import {
  type Days,
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { asked, type HitRequest, type Hits } from './hit-request.ts';
import { NEWEST } from './sql-parts.ts';

/** How many contents of the wanted days, and how many others with all words, are listed. */
const MOST = 500;

/** `$3`: what else the contents of these days must contain; `$4`: the typed words, the date included. */
const ON_DAYS = `
  with wanted as materialized (
    select id from contents c, unnest($1::date[], $2::date[]) span (first, next)
    where c.state in ('published', 'archived')
      and c.published_at >= first::timestamp at time zone '${ISTANBUL}'
      and c.published_at < next::timestamp at time zone '${ISTANBUL}'
    order by c.published_at desc, c.id desc limit ${MOST}
  ), hit as (
    select content_id, published_at, true as day from content_search
    where content_id in (select id from wanted) and words @@ $3::tsquery
    union all
    (select content_id, published_at, false from content_search
    where words @@ $4::tsquery and content_id not in (select id from wanted)
    order by ${NEWEST} limit ${MOST})
  )
  select content_id from hit order by not day, ${NEWEST}`;

/**
 * The contents that were published on the wanted days, then others that name the date.
 * @param besides what was typed besides the date, as a `tsquery`; empty for nothing
 */
export async function findOnDays(
  db: PgQueryable,
  search: ParsedQuery,
  { from, until }: Days,
  besides: string,
  request: HitRequest,
): Promise<Hits> {
  const { rows } = await db.query<{ content_id: string }>({
    name: 'search-days',
    text: ON_DAYS,
    values: [from, until, asked(request, besides), asked(request, searchQueries.whole(search))],
  });
  const { offset, limit } = request;
  return {
    ids: rows.slice(offset, offset + limit).map(({ content_id }) => content_id),
    total: rows.length,
    more: false,
    archived: 0,
  };
}
