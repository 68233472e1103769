import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's list of the words of a text with their places; written by the database only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
