import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's list of the words of a text with their positions; written by the database only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
