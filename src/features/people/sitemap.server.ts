import { LOCALES } from '../../platform/i18n/locales.ts';
import type { SingleSitemap, SitemapEntry, SitemapRequest } from '../../site/kit/sitemap.server.ts';
import { type Board, CHAIR_PATH, personPath } from './schema.ts';

/** The pages of people, without the chair's page: that one has a fixed address. */
async function list({ db }: SitemapRequest): Promise<SitemapEntry[]> {
  const { rows } = await db.$client.query<{ slug: string; boards: Board[] }>(
    'select slug, boards from people order by slug',
  );
  return rows
    .map(personPath)
    .filter((path) => path !== CHAIR_PATH)
    .map((path) => ({ path, languages: LOCALES }));
}

export const peopleSitemap: SingleSitemap = { name: 'people', tags: ['people'], list };
