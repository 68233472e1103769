import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { contents } from '../content/tables.server.ts';

/** Which of these contents still exist. */
export async function findContents(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: contents.id })
    .from(contents)
    .where(inArray(contents.id, [...new Set(ids)]));
  return new Set(found.map(({ id }) => id));
}
