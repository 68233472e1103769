import type { Database } from '../../platform/database/client.server.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { KeptValue } from '../../platform/kept-value.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import type { SingleSitemap, SitemapRequest } from '../../site/kit/sitemap.server.ts';
import { ownPagePath } from './schema.ts';
import { OWN_PAGES_TAG } from './tags.ts';

/* Queries for visitors, as named statements that PostgreSQL prepares once for each connection. */

/** What an address answers: a page, a redirect to a Turkish path, or 410. */
export type Answer = { page: string } | { movedTo: string } | 'gone';

interface Row {
  slug: string;
  id: string | null;
  /** The address of the page that had this one. */
  present: string | null;
  target: string | null;
}

/** The most former addresses that are known; the newest are. */
const MOST = 20_000;

const ADDRESSES = `
  select slug, id, null as present, null as target from own_pages where state = 'published'
  union all
  select * from (
    select a.slug, null::uuid, p.slug, a.target from own_page_addresses a
    left join own_pages p on p.id = a.page_id and p.state = 'published'
    order by a.left_at desc limit ${MOST}
  ) former`;

/**
 * All addresses of own pages, in memory: they have one segment, as most invented addresses have, and these
 * must not cost a query each.
 */
export const OWN_ADDRESSES = defineSource(
  (db) => new KeptValue(OWN_PAGES_TAG, () => readAddresses(db)),
);

async function readAddresses(db: Database): Promise<ReadonlyMap<string, Answer>> {
  const { rows } = await db.$client.query<Row>({ name: 'own-page-addresses', text: ADDRESSES });
  const known = new Map<string, Answer>();
  for (const { slug, id, present, target } of rows) {
    if (known.has(slug)) continue;
    if (id) known.set(slug, { page: id });
    else if (present) known.set(slug, { movedTo: ownPagePath(present) });
    else known.set(slug, target ? { movedTo: target } : 'gone');
  }
  return known;
}

/** A page as visitors read it. */
export interface PublicPage {
  id: string;
  slug: string;
  title: string;
  summary: string;
  html: string;
  /** The language of the text. */
  locale: Locale;
  /** All languages that it has. */
  languages: Locale[];
  changedAt: Date;
}

/** The page in this language, otherwise in Turkish; null if it is no longer public. */
export async function findPublicPage(
  db: Database,
  id: string,
  locale: Locale,
): Promise<PublicPage | null> {
  const { rows } = await db.$client.query<Omit<PublicPage, 'languages'>>({
    name: 'own-page',
    text: `select p.id, p.slug, t.locale, t.title, t.summary, t.changed_at as "changedAt",
        case when t.locale in ($2, $3) then t.body_html else '' end as html
      from own_pages p join own_page_texts t on t.page_id = p.id
      where p.id = $1 and p.state = 'published'`,
    values: [id, locale, DEFAULT_LOCALE],
  });
  const shown =
    rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === DEFAULT_LOCALE);
  if (!shown) return null;
  return {
    ...shown,
    languages: LOCALES.filter((one) => rows.some((row) => row.locale === one)),
  };
}

async function list({ db }: SitemapRequest) {
  const { rows } = await db.$client.query<{ slug: string; locales: Locale[]; changedAt: Date }>(
    `select p.slug, array_agg(t.locale) as locales, max(t.changed_at) as "changedAt"
     from own_pages p join own_page_texts t on t.page_id = p.id
     where p.state = 'published' group by p.id order by p.published_at, p.id`,
  );
  return rows.map(({ slug, locales, changedAt }) => ({
    path: ownPagePath(slug),
    languages: LOCALES.filter((one) => locales.includes(one)),
    changedAt,
  }));
}

export const ownPageSitemap: SingleSitemap = { name: 'own-pages', tags: [OWN_PAGES_TAG], list };
