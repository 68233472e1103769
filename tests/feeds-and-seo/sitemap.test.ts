import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../src/app/features.server.ts';
import { COSTS } from '../../src/platform/http/admission/costs.ts';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { childrenOf, parseXml, textOf } from '../harness/xml.ts';
import { tagsOf } from '../pages/html/tags.ts';
import { openSite, type TestSite } from './open-site.ts';

const ORIGIN = 'http://ufuk.test';
let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function listAt(path: string, root: string, child: string) {
  const reply = await site.get(path);
  expect(reply.statusCode, path).toBe(200);
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
  const tree = parseXml(reply.body);
  expect(tree.name).toBe(root);
  return childrenOf(tree, child);
}
const pathOf = (address = '') => {
  expect(address.startsWith(ORIGIN)).toBe(true);
  return address.slice(ORIGIN.length) || '/';
};
const partsAt = async () =>
  (await listAt('/sitemap.xml', 'sitemapindex', 'sitemap')).map((part) =>
    pathOf(textOf(part, 'loc')),
  );

interface Listed {
  path: string;
  languages: string[][];
  lastmod: string | undefined;
}
/** Everything that the parts list. */
async function listAll(): Promise<Listed[]> {
  const parts = await Promise.all((await partsAt()).map((path) => listAt(path, 'urlset', 'url')));
  return parts.flat().map((url) => ({
    path: pathOf(textOf(url, 'loc')),
    languages: childrenOf(url, 'xhtml:link').map(({ attributes }) => [
      attributes.hreflang ?? '',
      attributes.href ?? '',
    ]),
    lastmod: textOf(url, 'lastmod'),
  }));
}
const pathsListed = async () => (await listAll()).map(({ path }) => path);

/** The data about a page in its head. */
async function headOf(path: string) {
  const reply = await site.get(path);
  expect(reply.statusCode, path).toBe(200);
  const links = tagsOf(reply.body).filter((tag) => tag.name === 'link');
  return {
    canonical: links.find((tag) => tag.attributes.rel === 'canonical')?.attributes.href,
    languages: links
      .filter((tag) => tag.attributes.hreflang)
      .map(({ attributes }) => [attributes.hreflang ?? '', attributes.href ?? '']),
  };
}

describe('the sitemap', () => {
  beforeAll(async () => {
    await site.publish('Haritadaki haber');
    await site.publish('An English article', { category: 'english' });
    await site.publish('Arşivdeki rapor', { category: 'raporlar', state: 'archived' });
    const { db } = site.test.app.services;
    await db.execute(sql`insert into people (slug, name, boards) values
      ('elif-su', 'Elif Su', '{executive}'), ('defne-arikan', 'Defne Arıkan', '{chair}')`);
    await db.execute(sql`insert into meetings (slug, title, starts_at, ends_at, created_at, updated_at)
      values ('bulusma', 'Buluşma', '2026-12-01', '2026-12-02', now(), '2026-11-01T00:00:00Z')`);
    site.test.app.forgetAll();
  });

  it('lists pages with the same addresses and languages as their heads', async () => {
    const listed = await listAll();
    expect(listed.length).toBeGreaterThan(20);
    for (const { path, languages } of listed) {
      const head = await headOf(path);
      expect(head.canonical, path).toBe(ORIGIN + (path === '/' ? '/' : path));
      // One language needs no list of languages.
      const own =
        languages.length > 0 ? languages : [['tr'], ['x-default']].map(([l]) => [l, ORIGIN + path]);
      expect(own, path).toEqual(head.languages);
    }
  });

  it('lists every page that search engines may show, and none twice', async () => {
    const listed = await pathsListed();
    expect(new Set(listed).size).toBe(listed.length);
    const fixed = PAGES.filter(({ path }) => !path.includes(':'));
    const findable: string[] = [];
    for (const path of fixed.flatMap((page) => LOCALES.map((l) => localePath(l, page.path)))) {
      const reply = await site.get(path);
      const isOpen = reply.statusCode === 200 && !reply.body.includes('content="noindex"');
      if (isOpen) findable.push(path);
    }
    expect(findable.length).toBeGreaterThan(20);
    expect(listed).toEqual(expect.arrayContaining(findable));
    expect(listed).toEqual(
      expect.arrayContaining([
        '/haberler/haritadaki-haber',
        '/ufuk-eng/an-english-article',
        '/en/ufuk-eng/an-english-article',
        '/raporlar/arsivdeki-rapor',
        '/kisiler/elif-su',
        '/de/kisiler/elif-su',
        '/genel-baskan',
        '/toplantilar/bulusma',
      ]),
    );
  });

  it('lists no draft, no error page and no address that redirects', async () => {
    await site.publish('Saklı taslak', { state: 'draft' });
    const listed = await pathsListed();
    expect(listed).not.toContain('/haberler/sakli-taslak');
    expect(listed).not.toContain('/en/haberler/haritadaki-haber');
    for (const path of ['/401', '/404', '/500', '/kisiler/defne-arikan', '/contact']) {
      expect(listed).not.toContain(path);
    }
  });

  it('changes at once when content is published, changed or archived', async () => {
    const draft = await site.publish('Gezgin yazı', { state: 'draft' });
    expect(await pathsListed()).not.toContain(draft.path);
    const published = await site.save(draft, { state: 'published' });
    expect(await pathsListed()).toContain(draft.path);
    site.test.now.value = new Date('2026-11-20T09:10:00Z');
    const moved = await site.save(published, { slug: 'gezgin', state: 'archived' });
    const listed = await listAll();
    expect(listed.find(({ path }) => path === moved.path)?.lastmod).toBe(
      '2026-11-20T09:10:00.000Z',
    );
    expect(listed.some(({ path }) => path === draft.path)).toBe(false);
  });

  it('has no part without pages, and none after the last', async () => {
    expect((await site.get('/sitemaps/contents-99.xml')).statusCode).toBe(404);
    expect((await site.get('/sitemaps/contents-0.xml')).statusCode).toBe(404);
    await site.test.app.services.db.execute(sql`delete from meetings`);
    site.test.app.services.invalidate(['meetings']);
    expect(await partsAt()).not.toContain('/sitemaps/meetings.xml');
    expect((await site.get('/sitemaps/meetings.xml')).statusCode).toBe(404);
  });

  it('is split into several parts when there is much content, with each page in exactly one', async () => {
    const before = await pathsListed();
    // Without the search index of each, which would take long for thousands.
    const database = String(site.test.database.config.database);
    await runOnDatabase(database, 'alter table contents disable trigger user');
    await runOnDatabase(
      database,
      `insert into contents (category, slug, title, state, published_at, created_at, updated_at)
      select 'makaleler', 'yazi-' || i, 'Yazı', case when i <= 3300 then 'published' else 'archived' end,
        timestamptz '2026-01-01' + i % 1000 * interval '1 minute', now(), now()
      from generate_series(1, 4950) i`,
    );
    site.test.app.forgetAll();
    const parts = (await partsAt()).filter((path) => path.includes('contents-'));
    expect(parts).toHaveLength(5);
    const listed = await pathsListed();
    expect(listed).toHaveLength(before.length + 4950);
    expect(new Set(listed).size).toBe(listed.length);
    const added = await site.publish('Yeni gelen');
    expect((await pathsListed()).filter((path) => path === added.path)).toHaveLength(1);
    const archived = await site.save(added, { state: 'archived' });
    const after = await pathsListed();
    expect(after.filter((path) => path === archived.path)).toHaveLength(1);
    expect(after).toHaveLength(before.length + 4951);
  });

  it('is limited for each network', async () => {
    const ask = (url: string) => site.test.call({ method: 'GET', url, remoteAddress: '10.0.2.1' });
    for (let n = 0; n < COSTS.sitemap.perMinute; n++)
      expect((await ask(`/sitemaps/contents-${n + 100}.xml`)).statusCode).toBe(404);
    const last = await ask('/sitemaps/contents-99.xml');
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    // One that is cached costs nothing and is not counted.
    await site.get('/sitemap.xml');
    expect((await ask('/sitemap.xml')).statusCode).toBe(200);
  });
});
