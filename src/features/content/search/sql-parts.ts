/** Counts the contents that a query finds, up to a number. */
export const COUNT = (query: string, most: string): string =>
  `(select count(*)::int from (select from content_search where words @@ ${query} limit ${most}) found)`;

/** The newest first, as the last terms of an order. */
export const NEWEST = 'published_at desc, content_id desc';

/** Years with possible published contents. */
export const YEARS = `select generate_series(
    extract(year from min(published_at) at time zone 'Europe/Istanbul')::int,
    extract(year from max(published_at) at time zone 'Europe/Istanbul')::int)
  from contents where state in ('published', 'archived')`;
