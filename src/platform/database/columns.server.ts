import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** A time with milliseconds, which is what JavaScript stores and compares. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** For a check: the column has one of these values, which must not contain a quotation mark. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
