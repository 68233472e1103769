import { arrayContains, asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { people } from './tables.server.ts';

/** The party's chair, or null while none is entered. */
export async function findChair(db: Database) {
  const [row] = await db
    .select()
    .from(people)
    .where(arrayContains(people.boards, ['chair']))
    .orderBy(asc(people.position))
    .limit(1);
  return row ?? null;
}
