import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
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
