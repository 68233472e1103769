import { EMPTY_PAGES, PAGES } from '../../src/app/features.server.ts';
import { openSources } from '../../src/app/sources.server.ts';
import { texts } from '../../src/app/texts.ts';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { createTranslators } from '../../src/platform/i18n/translate.ts';
import { loadPageAt } from '../../src/site/feeds-and-seo/load-page-at.server.ts';
import {
  partyTextOf,
  shareTextOf,
} from '../../src/site/feeds-and-seo/mount-feeds-and-seo.server.ts';
import { collectPageLabels } from '../../src/site/page-labels.server.ts';
import { makeScope, type Rendering } from '../../src/site/render-page.server.ts';
import { SiteDataSource } from '../../src/site/site-data.server.ts';
import { testKeyring } from '../harness/keys.ts';

/**
 * The texts that the share pictures of all pages with a fixed address draw, in every language, and that
 * of the party's own picture, read from a database before they become outlines.
 */
export async function readDrawnTexts(databaseUrl: string): Promise<Map<string, string>> {
  const pool = openPool({ connectionString: databaseUrl }, () => {});
  const db = openDatabase(pool);
  const translators = createTranslators(texts);
  const origin = 'http://ufuk.test';
  const rendering: Rendering = {
    assets: { css: [], js: '', fonts: { headings: [], text: [] } },
    translators,
    labels: collectPageLabels(PAGES, translators),
    origin,
    headers: [],
    clock: () => new Date(),
  };
  const siteData = new SiteDataSource({
    db,
    emptyPages: EMPTY_PAGES,
    host: new URL(origin).host,
    onOtherPages: () => {},
  });
  const keys = testKeyring(1);
  const sources = openSources(db, {
    pages: PAGES,
    translators,
    preview: [rendering, siteData],
    keys,
    server: () => {
      throw new Error('there is no server');
    },
  });
  const site = { db, read: sources.read, keys, rendering, siteData };
  const drawn = new Map<string, string>();
  try {
    const data = await siteData.get();
    drawn.set('party', JSON.stringify(partyTextOf(data)));
    for (const { path } of PAGES.filter((page) => !page.path.includes(':')))
      for (const locale of LOCALES) {
        const page = await loadPageAt(site, locale, path);
        if (!page || 'movedTo' in page) continue;
        const scope = makeScope(rendering, data, locale, path);
        drawn.set(localePath(locale, path), JSON.stringify(shareTextOf(scope, page)));
      }
    return drawn;
  } finally {
    await pool.end();
  }
}
