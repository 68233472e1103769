import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { splitLocale } from '../../src/platform/i18n/locales.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { crawl, type Site } from '../pages/html/crawl.ts';
import { SEEDS } from '../pages/html/kinds.ts';
import { readDemoWords, wordsIn } from './demo-words.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await openTestApp(undefined, { frontend: await builtFrontend() });
  const origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  site = await crawl(origin, SEEDS);
});
afterAll(() => test.close());

const pages = () => [...site.pages.values()].filter(({ path }) => !/\/(401|404|500)$/.test(path));
const textOf = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The text of a page below its first heading. */
function below(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return textOf(main.slice(main.indexOf('</h1>') + 5));
}

it('a site without any data has no broken link, in four languages', async () => {
  expect(pages().length).toBeGreaterThan(80);
  expect(
    pages()
      .filter(({ status }) => status !== 200)
      .map(({ path }) => path),
  ).toEqual([]);
  const missing: string[] = [];
  for (const [address, from] of site.files) {
    // Share pictures, whose addresses are those that other sites are told.
    if (!address.startsWith(site.origin)) continue;
    const reply = await fetch(address);
    await reply.arrayBuffer();
    if (reply.status !== 200) missing.push(`${reply.status} ${address} on ${from}`);
  }
  expect(missing).toEqual([]);
});

it('no page is empty: each says something below its heading', () => {
  const empty = pages().filter(({ html }) => below(html).split(' ').length < 3);
  expect(empty.map(({ path }) => path)).toEqual([]);
});

/** The Turkish path of an address, without its language. */
const turkish = (address: string) =>
  splitLocale(new URL(address, site.origin).pathname.replace(/\/$/, '') || '/').path;
const isHidden = ({ html }: { html: string }) => /<meta name="robots" content="noindex/.test(html);

/** The pages that say only that there is nothing yet: no form, and a sentence or two. */
const emptyPages = () =>
  pages().filter(
    ({ path, html }) =>
      turkish(path) !== '/' && below(html).split(' ').length < 25 && !html.includes('<form'),
  );
const emptyPaths = () => new Set(emptyPages().map(({ path }) => turkish(path)));

it('a page with nothing but a sentence is not shown to search engines', () => {
  expect(emptyPages().length).toBeGreaterThan(40);
  expect(
    emptyPages()
      .filter((page) => !isHidden(page))
      .map(({ path }) => path),
  ).toEqual([]);
  for (const path of ['/haberler', '/genel-baskan', '/tuzuk', '/bagis', '/iletisim', '/hakkimizda'])
    expect(
      pages()
        .filter((page) => turkish(page.path) === path)
        .every(isHidden),
      path,
    ).toBe(true);
});

it('no page leads to an empty one, in menu, footer and text', () => {
  const empty = new Set([
    ...emptyPaths(),
    ...['/tum-icerikler', '/bagis', '/iletisim', '/hakkimizda', '/basin-kiti'],
  ]);
  const links = site.links.filter(
    // A page leads to itself in other languages.
    ({ from, to }) => empty.has(turkish(to)) && turkish(to) !== turkish(from),
  );
  expect([...new Set(links.map(({ from, to }) => `${turkish(from)} → ${turkish(to)}`))]).toEqual(
    [],
  );
});

it('its sitemap names no empty page', async () => {
  const map = await (await fetch(`${site.origin}/sitemaps/pages.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    turkish(address),
  );
  expect(listed).toContain('/uye-olun');
  expect(listed.filter((path) => emptyPaths().has(path))).toEqual([]);
});

it('a party without a name is called by the host of its site, never by the product', () => {
  const named = pages().filter(({ html }) => /Ufuk(?!u|’)/.test(textOf(html)));
  expect(named.map(({ path }) => path)).toEqual([]);
  expect(site.pages.get('/')?.html).toContain('<title>');
});

it('no section has only a heading', () => {
  const bare = pages().flatMap(({ path, html }) => {
    const sections = html.match(/<section[\s\S]*?<\/section>/g) ?? [];
    const isBare = (section: string) =>
      textOf(section.replaceAll(/<h[1-6][\s\S]*?<\/h[1-6]>/g, '')) === '' &&
      !/<(form|input|svg|img)/.test(section);
    return sections.filter(isBare).map((section) => `${path}: ${textOf(section)}`);
  });
  expect(bare).toEqual([]);
});

it('no page has a value of the demo, nor says what is not known', async () => {
  const words = await readDemoWords();
  const said = pages().flatMap(({ path, html }) =>
    [...wordsIn(words, html), ...(/undefined|null,|NaN|\[object/.exec(textOf(html)) ?? [])].map(
      (word) => `${path}: ${word}`,
    ),
  );
  expect(said).toEqual([]);
});

it('the pages do not lead to what is not there', () => {
  const page = (path: string) => site.pages.get(path)?.html ?? '';
  expect(page('/')).not.toContain('Programı oku');
  expect(page('/tuzuk')).not.toContain('Diğer belgeler');
  expect(page('/haberler')).not.toContain('<select');
  expect(textOf(page('/haberler'))).toContain('Henüz içerik yok');
  expect(textOf(page('/iletisim'))).not.toContain('Bizi arayın');
  expect(textOf(page('/baskanlik-divani'))).not.toContain('Nasıl çalışır?');
  expect(textOf(page('/uye-olun'))).not.toContain('Yüz yüze başvurun');
});

it('its admin is not asked to remove a demo', async () => {
  await test.addUser('yonetici', 'admin');
  const headers = await test.signIn('yonetici');
  const { data } = (await test.call({ url: '/api/installation/steps', headers })).json();
  const names = (data as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual([
    'identity',
    'contact',
    'charter',
    'board',
    'colleagues',
    'email',
    'backup',
  ]);
});
