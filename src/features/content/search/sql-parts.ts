import { ISTANBUL } from '../../../platform/istanbul.ts';

/** Counts the contents that a query finds, up to a number. */
export const COUNT = (query: string, most: string): string =>
  `(select count(*)::int from (select from content_search where words @@ ${query} limit ${most}) found)`;

/** The newest first, as the last terms of an order. */
export const NEWEST = 'published_at desc, content_id desc';

/**
 * The years with possible published contents as parts of a `tsquery`, the newest first: one year, then
 * two, then four and so on. `newest` is the newest year of each. Years are words of the index.
 */
export const SPANS = `
  select '(' || string_agg('''Y' || year || '''', ' | ') || ')', max(year) as newest
  from (select first + generate_series(0, last - first) as year, last from (
    select extract(year from min(published_at) at time zone '${ISTANBUL}')::int as first,
      extract(year from max(published_at) at time zone '${ISTANBUL}')::int as last
    from contents where state in ('published', 'archived')) ends) years
  group by floor(log(2, last - year + 1))`;
