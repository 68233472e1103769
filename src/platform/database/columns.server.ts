import { type SQL, sql } from 'drizzle-orm';
import { customType, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, as `Buffer`. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** PostgreSQL's list of the words of a text with their positions; written by the database only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A time with milliseconds, which is what JavaScript stores and compares. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** For a check: the column has one of these values, which must not contain a quotation mark. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
