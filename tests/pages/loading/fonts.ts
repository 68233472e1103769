import { expect, it } from 'vitest';

import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW, WIDE } from '../templates.ts';

const familyOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) as Element).fontFamily;

/** The addresses of the fonts that a page requests, without folder and hash. */
const nameOf = (url: string) => /([\w-]+)-[\w-]{8}\.woff2$/.exec(url)?.[1];

/** What the first page of every visitor loads sooner or later: nothing for letters that it lacks. */
const FIRST = ['bricolage-grotesque-core', 'public-sans-core', 'public-sans-turkish'];

it('on a phone the first page loads the letters of its headings; the font of its text comes later, for the next page', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: NARROW });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(nameOf(request.url()) ?? '');
  });
  await page.goto(server.origin, { waitUntil: 'load' });
  expect(fonts).toEqual(['bricolage-grotesque-core']);
  expect(await page.evaluate(familyOf, 'h1')).toContain('Bricolage');
  expect(await page.evaluate(familyOf, 'body')).not.toContain('Public Sans');
  await page.waitForFunction(() => localStorage.getItem('app.fonts') === '1');
  expect(fonts.toSorted()).toEqual(FIRST);
  await page.goto(`${server.origin}/haberler`);
  expect(await page.evaluate(familyOf, 'body')).toContain('Public Sans');
  expect(faults).toEqual([]);
  await close();
});

it.each(['/', '/en', '/de', '/es'])('on a wide screen %s loads three fonts', async (path) => {
  const { page, close } = await openPage(browser, { viewport: WIDE });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(nameOf(request.url()) ?? '');
  });
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(familyOf, 'h1')).toContain('Bricolage');
  expect(await page.evaluate(familyOf, 'body')).toContain('Public Sans');
  expect(fonts.toSorted()).toEqual(FIRST);
  expect(await page.evaluate(() => localStorage.getItem('app.fonts'))).toBeNull();
  await close();
});

it('letters that our languages do not need are loaded where they stand', async () => {
  const { page, close } = await openPage(browser, { viewport: WIDE });
  await page.goto(server.origin, { waitUntil: 'networkidle' });
  const loadedFor = (text: string) =>
    page.evaluate(async (letters) => {
      const faces = await document.fonts.load('400 1em "Public Sans"', letters);
      return faces.map(({ status }) => status);
    }, text);
  expect(await loadedFor('Ł')).toEqual(['loaded']);
  expect(await loadedFor('ø')).toEqual(['loaded']);
  // The fonts of the machine have these.
  expect(await loadedFor('Яعα')).toEqual([]);
  await close();
});
