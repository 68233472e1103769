import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf, parseXml, textOf, type XmlElement } from '../harness/xml.ts';
import { openSite, type TestSite } from './open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const HOSTILE = `]]></title><script>alert("1")</script> & 'Ğ' <b>`;

async function channelAt(url: string): Promise<XmlElement> {
  const reply = await site.get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const rss = parseXml(reply.body);
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
  return childrenOf(rss, 'channel')[0] as XmlElement;
}
const titlesAt = async (url: string) =>
  childrenOf(await channelAt(url), 'item').map((item) => textOf(item, 'title'));

describe('a feed', () => {
  it('names its site, its own address and the page that it belongs to', async () => {
    await site.publish('Kuruluş haberi');
    const channel = await channelAt('/haberler/rss.xml');
    expect(textOf(channel, 'title')).toBe('Haberler | Deneme Partisi');
    expect(textOf(channel, 'link')).toBe('http://ufuk.test/haberler');
    expect(textOf(channel, 'language')).toBe('tr');
    expect(textOf(channel, 'description')).not.toBe('');
    expect(Number(textOf(channel, 'ttl'))).toBeGreaterThan(0);
    expect(textOf(channel, 'lastBuildDate')).toBe('Fri, 20 Nov 2026 09:00:00 GMT');
    expect(childrenOf(channel, 'atom:link')[0]?.attributes).toEqual({
      href: 'http://ufuk.test/haberler/rss.xml',
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  it('has title, address, summary, author, category and date of each item', async () => {
    const content = await site.publish('Makale başlığı', {
      category: 'makaleler',
      summary: 'Kısaca.',
      author: 'Elif Su',
    });
    const [item] = childrenOf(await channelAt('/makaleler/rss.xml'), 'item') as [XmlElement];
    expect(Object.fromEntries(item.children.map(({ name, text }) => [name, text]))).toEqual({
      title: 'Makale başlığı',
      link: `http://ufuk.test${content.path}`,
      guid: `urn:uuid:${content.id}`,
      pubDate: 'Fri, 20 Nov 2026 09:00:00 GMT',
      description: 'Kısaca.',
      category: 'Makaleler',
      'dc:creator': 'Elif Su',
    });
    expect(childrenOf(item, 'guid')[0]?.attributes.isPermaLink).toBe('false');
  });

  it('escapes markup in titles and summaries', async () => {
    await site.publish(HOSTILE, { category: 'raporlar', summary: HOSTILE });
    const [item] = childrenOf(await channelAt('/raporlar/rss.xml'), 'item') as [XmlElement];
    expect(textOf(item, 'title')).toBe(HOSTILE);
    expect(textOf(item, 'description')).toBe(HOSTILE);
  });

  it('has published content only, and changes at once with it', async () => {
    const urls = ['/rss.xml', '/ziyaretler/rss.xml'];
    const change = { category: 'ziyaretler', state: 'draft' };
    const draft = await site.publish('Taslak ziyaret', change);
    for (const url of urls) expect(await titlesAt(url), url).not.toContain('Taslak ziyaret');
    const published = await site.save(draft, { state: 'published' });
    for (const url of urls) expect(await titlesAt(url), url).toContain('Taslak ziyaret');
    const renamed = await site.save(published, { title: 'Yeni adı' });
    for (const url of urls) expect(await titlesAt(url), url).toContain('Yeni adı');
    await site.save(renamed, { state: 'archived' });
    for (const url of urls) expect(await titlesAt(url), url).not.toContain('Yeni adı');
  });

  it('has the newest fifty items, the newest first', async () => {
    for (let n = 1; n <= 51; n++) {
      site.test.now.value = new Date(Date.UTC(2026, 10, 20, 9, 5, n));
      await site.publish(`Çalışma ${n}`, { category: 'teskilatCalismalari' });
    }
    const titles = await titlesAt('/teskilat-calismalari/rss.xml');
    expect(titles).toHaveLength(50);
    expect([titles[0], titles.at(-1)]).toEqual(['Çalışma 51', 'Çalışma 2']);
    expect((await titlesAt('/rss.xml'))[0]).toBe('Çalışma 51');
  });

  it('of English content links English addresses when it is requested in English', async () => {
    const content = await site.publish('Who we are', { category: 'english' });
    const links = async (url: string) => {
      const channel = await channelAt(url);
      return [channel, ...childrenOf(channel, 'item')].map((part) => textOf(part, 'link'));
    };
    expect(await links('/en/ufuk-eng/rss.xml')).toEqual([
      'http://ufuk.test/en/ufuk-eng',
      `http://ufuk.test/en${content.path}`,
    ]);
    expect(textOf(await channelAt('/ufuk-eng/rss.xml'), 'language')).toBe('en');
    expect((await site.get('/en/haberler/rss.xml')).statusCode).toBe(404);
  });

  it('is sent compressed, and not again to a client that has it', async () => {
    const plain = await site.get('/rss.xml');
    const packed = await site.get('/rss.xml', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    expect((await site.get('/rss.xml', { 'if-none-match': etag })).statusCode).toBe(304);
    await site.publish('Sonradan gelen');
    expect((await site.get('/rss.xml', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});
