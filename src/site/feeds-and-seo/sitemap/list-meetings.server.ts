import { meetingPath } from '../../../features/meetings/addresses.ts';
import type { Database } from '../../../platform/database/client.server.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import type { MapEntry } from './write-sitemap.ts';

/** What the protocol allows in one map; of more meetings the newest are named. */
const MOST = 50_000;

export async function listMeetings(db: Database): Promise<MapEntry[]> {
  const { rows } = await db.$client.query<{ slug: string; updated_at: Date }>(
    'select slug, updated_at from meetings order by starts_at desc, id limit $1',
    [MOST],
  );
  return rows.map(({ slug, updated_at }) => ({
    path: meetingPath({ slug }),
    languages: [DEFAULT_LOCALE],
    changedAt: updated_at,
  }));
}
