import { expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { linksBelow, readPage, textOf } from './read-page.ts';

const { server } = await openDemo();

it.each([
  ['1.1', 'news', '/haberler'],
  ['1.2', 'articles', '/makaleler'],
  ['1.3', 'visits', '/ziyaretler'],
  ['1.4', 'press statements', '/basin-aciklamalari'],
  ['1.5', 'organisation work', '/teskilat-calismalari'],
  ['1.7', 'liberal politics pages', '/liberal-siyaset'],
])('%s visitors read %s: the list leads to a text', async (_, _what, path) => {
  const [first = ''] = linksBelow((await readPage(server.origin, path)).main, path);
  const article = await readPage(server.origin, first);
  expect(article.status).toBe(200);
  expect(article.heading.length).toBeGreaterThan(10);
  expect(textOf(article.main).length).toBeGreaterThan(500);
});

it('1.6 visitors read the archive: archived texts, at the address that they always had', async () => {
  const { heading, main } = await readPage(server.origin, '/arsiv');
  expect(heading).toBe('Arşiv');
  const found = main.match(/href="\/[a-z-]+\/[a-z0-9-]{12,}"/g) ?? [];
  expect(found.length).toBeGreaterThan(3);
  const archived = await readPage(server.origin, (found[0] as string).slice(6, -1));
  expect(archived.status).toBe(200);
});

it.each([
  ['1.8', '/parti-programi', 'Liberal Ufuk Partisi Programı'],
  ['1.9', '/parti-manifestosu', 'Açık Ufuk: Manifesto'],
  ['1.10', '/parti-politik-hedefleri', 'Politik Hedefler 2026–2030'],
  ['1.11', '/tuzuk', 'Liberal Ufuk Partisi Tüzüğü'],
  ['1.12', '/teskilat-rehberi', 'Teşkilat Rehberi'],
])('%s visitors read the document at %s, as a page and as a PDF', async (_, path, heading) => {
  const page = await readPage(server.origin, path);
  expect(page.heading).toBe(heading);
  const pdf = /href="(\/belgeler\/[^"]*\.pdf)"/.exec(page.html)?.[1];
  const file = await fetch(server.origin + pdf);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect((await file.text()).slice(0, 5)).toBe('%PDF-');
});

it.each([
  ['1.13', 'the chairman page', '/genel-baskan', 'Defne Arıkan', 'Genel Başkan'],
  [
    '1.14',
    'the executive board page',
    '/merkez-yurutme-kurulu',
    'Merkez Yürütme Kurulu',
    '/kisiler/',
  ],
  ['1.15', 'the about page', '/hakkimizda', 'Hakkımızda', 'Ufuk'],
  ['1.16', 'the donation page', '/bagis', 'Bağış', 'IBAN'],
  ['1.17', 'the contact page', '/iletisim', 'İletişim', 'tel:+90'],
])('%s visitors open %s', async (_, _what, path, heading, part) => {
  const page = await readPage(server.origin, path);
  expect([page.status, page.heading]).toEqual([200, heading]);
  expect(page.main).toContain(part);
});
