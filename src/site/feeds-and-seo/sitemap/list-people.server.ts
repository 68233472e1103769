import { type Board, CHAIR_PATH, personPath } from '../../../features/people/schema.ts';
import type { Database } from '../../../platform/database/client.server.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import type { MapEntry } from './write-sitemap.ts';

/** Pages of people; the chair's is one of the fixed pages. */
export async function listPeople(db: Database): Promise<MapEntry[]> {
  const { rows } = await db.$client.query<{ slug: string; boards: Board[] }>(
    'select slug, boards from people order by slug',
  );
  return rows
    .map(personPath)
    .filter((path) => path !== CHAIR_PATH)
    .map((path) => ({ path, languages: LOCALES }));
}
