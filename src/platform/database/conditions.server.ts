import { type Column, type SQL, sql } from 'drizzle-orm';

/** The LIKE pattern that finds `text` anywhere; special characters in it are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The condition that a column has a value of the list with which a prepared statement is executed. The
 * list is in a subquery, so that the planner does not see its length: for each list of less than ten
 * values it would make a new plan, which can take longer than the statement itself.
 */
export const isAnyOf = (column: Column, placeholder: string): SQL => {
  const list = sql.raw(`${column.getSQLType()}[]`);
  return sql`${column} = any((select ${sql.placeholder(placeholder)}::${list})::${list})`;
};
