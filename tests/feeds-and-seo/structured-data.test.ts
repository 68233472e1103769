import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tag, tagsOf } from '../pages/html/tags.ts';
import { openSite, type TestSite } from './open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const HOSTILE = `</script><script>alert("1")</script> <!-- 'Ğ' \\u003c`;

/** Every block of structured data in a page, parsed. */
async function dataOf(url: string) {
  const { body } = await site.get(url);
  const blocks = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}
const ofType = (blocks: Record<string, unknown>[], type: string) =>
  blocks.find((block) => block['@type'] === type);

async function metasOf(url: string): Promise<(name: string) => string[]> {
  const metas: Tag[] = tagsOf((await site.get(url)).body).filter((tag) => tag.name === 'meta');
  return (name) =>
    metas
      .filter(({ attributes }) => attributes.property === name || attributes.name === name)
      .map(({ attributes }) => attributes.content ?? '');
}

describe('structured data', () => {
  it('of the home page: the party, the site and its search', async () => {
    const [home] = await dataOf('/');
    const [party, web] = home['@graph'];
    expect(party).toMatchObject({
      '@type': 'Organization',
      name: 'Deneme Partisi',
      url: 'http://ufuk.test',
      logo: { '@type': 'ImageObject', url: 'http://ufuk.test/icon-512.png' },
      contactPoint: { telephone: '+903120000000', email: 'yaz@parti.example' },
    });
    expect(web.publisher['@id']).toBe(party['@id']);
    expect(web.potentialAction.target.urlTemplate).toBe(
      'http://ufuk.test/tum-icerikler?ara={search_term_string}',
    );
  });

  it('of an article: date, author and breadcrumbs', async () => {
    const article = await site.publish('Ölçülen yazı', {
      category: 'makaleler',
      author: 'Elif Su',
      body: 'Bu gövdede **beş** kelime var.',
    });
    const blocks = await dataOf(article.path);
    expect(ofType(blocks, 'Article')).toMatchObject({
      headline: 'Ölçülen yazı',
      articleSection: 'Makaleler',
      timeRequired: 'PT1M',
      datePublished: '2026-11-20T09:00:00.000Z',
      author: { '@type': 'Person', name: 'Elif Su' },
      publisher: { name: 'Deneme Partisi', logo: { '@type': 'ImageObject' } },
    });
    const trail = ofType(blocks, 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(trail.map(({ item }) => item)).toEqual([
      'http://ufuk.test/',
      'http://ufuk.test/makaleler',
      `http://ufuk.test${article.path}`,
    ]);
  });

  it('escapes markup', async () => {
    const article = await site.publish(HOSTILE, { summary: HOSTILE, author: HOSTILE });
    const blocks = await dataOf(article.path);
    expect(ofType(blocks, 'NewsArticle')?.headline).toBe(HOSTILE);
    expect((await site.get(article.path)).body).not.toContain('<script>alert');
  });

  it('is missing on pages that are excluded from search engines', async () => {
    expect(await dataOf('/404')).toEqual([]);
  });
});

describe('Open Graph', () => {
  it('of an article: texts, picture and dates, with its canonical address', async () => {
    const article = await site.publish('Paylaşılan', {
      category: 'raporlar',
      summary: 'Özet.',
      author: 'Elif Su',
    });
    site.test.now.value = new Date('2026-11-20T09:14:00Z');
    await site.save(article, { author: 'Elif Su', body: 'Düzeltildi.' });
    const meta = await metasOf(`/en${article.path}`);
    expect(meta('og:url')).toEqual([`http://ufuk.test${article.path}`]);
    expect(meta('og:title')).toEqual(['Paylaşılan']);
    expect(meta('og:image')).toEqual([`http://ufuk.test/paylas${article.path}.png`]);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    expect(meta('twitter:image:alt')).toEqual(meta('og:image:alt'));
    expect(meta('og:image:alt')).toEqual(['Paylaşılan']);
    expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual([['tr_TR'], []]);
    expect(meta('article:section')).toEqual(['Reports']);
    expect(meta('article:author')).toEqual(['Elif Su']);
    expect(meta('article:published_time')).toEqual(['2026-11-20T09:00:00.000Z']);
    expect(meta('article:modified_time')).toEqual(['2026-11-20T09:14:00.000Z']);
  });

  it('of a list: its other languages, and a picture in its language', async () => {
    const meta = await metasOf('/de/haberler');
    expect(meta('og:image')).toEqual(['http://ufuk.test/paylas/de/haberler.png']);
    expect(meta('og:locale')).toEqual(['de_DE']);
    expect(meta('og:locale:alternate')).toEqual(['tr_TR', 'en_GB', 'es_ES']);
    expect(meta('keywords')).toEqual(['Nachrichten, Deneme Partisi, Deneme']);
  });

  it('of a page that is excluded from search engines: the general picture', async () => {
    expect((await metasOf('/500'))('og:image')).toEqual(['http://ufuk.test/paylas.png']);
  });
});

describe('the links to feeds', () => {
  it('are in the head of the pages that have one', async () => {
    const feedsOf = async (url: string) =>
      tagsOf((await site.get(url)).body)
        .filter(({ attributes }) => attributes.type === 'application/rss+xml')
        .map(({ attributes }) => attributes.href);
    expect(await feedsOf('/')).toEqual(['/rss.xml']);
    expect(await feedsOf('/haberler')).toEqual(['/rss.xml', '/haberler/rss.xml']);
    expect(await feedsOf('/en/ufuk-eng')).toEqual(['/rss.xml', '/en/ufuk-eng/rss.xml']);
    for (const path of ['/rss.xml', '/haberler/rss.xml', '/en/ufuk-eng/rss.xml']) {
      expect((await site.get(path)).statusCode).toBe(200);
    }
  });
});
