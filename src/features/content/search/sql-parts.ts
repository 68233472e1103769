/** Counts the contents that a query finds, up to a number. */
export const COUNT = (query: string, most: string): string =>
  `(select count(*)::int from (select from content_search where words @@ ${query} limit ${most}) found)`;

export const NEWEST = 'order by published_at desc, content_id desc';
