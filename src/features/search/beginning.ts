/** How many characters of a long text are searched for hits to show. */
export const SEARCHED = 20_000;

/**
 * The beginning of a text that is searched, as an expression of SQL. PostgreSQL counts the characters
 * for `left`, which takes longer than reading a text of usual length.
 */
export const beginningOf = (column: string): string =>
  `case when octet_length(${column}) <= ${SEARCHED} then ${column} else left(${column}, ${SEARCHED}) end`;
