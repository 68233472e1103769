import { DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import type { SingleSitemap, SitemapEntry, SitemapRequest } from '../../site/kit/sitemap.server.ts';
import { meetingPath } from './addresses.ts';
import { MEETINGS_TAG } from './tags.ts';

/** The limit of the protocol for one sitemap; if there are more meetings, the newest are listed. */
const MOST = 50_000;

async function list({ db }: SitemapRequest): Promise<SitemapEntry[]> {
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

export const meetingSitemap: SingleSitemap = { name: 'meetings', tags: [MEETINGS_TAG], list };
