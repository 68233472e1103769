import { expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';

import { openPage } from '../harness/watched-page.ts';
import { NARROW, WIDE } from './look-at.ts';

const { server, browser } = await openDemo();

const familyOf = () => getComputedStyle(document.querySelector('h1') as Element).fontFamily;

it('a phone’s first page asks for no font before its words, and the next one has ours', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: NARROW });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(server.origin, { waitUntil: 'load' });
  expect(fonts).toEqual([]);
  expect(await page.evaluate(familyOf)).not.toContain('Bricolage');
  await page.waitForFunction(() => localStorage.getItem('app.fonts') === '1');
  expect(fonts.length).toBe(4);
  await page.goto(`${server.origin}/haberler`);
  expect(await page.evaluate(familyOf)).toContain('Bricolage');
  expect(faults).toEqual([]);
  await close();
});

it('a wide screen asks for them with its first page', async () => {
  const { page, close } = await openPage(browser, { viewport: WIDE });
  await page.goto(server.origin);
  expect(await page.evaluate(familyOf)).toContain('Bricolage');
  expect(await page.evaluate(() => localStorage.getItem('app.fonts'))).toBeNull();
  await close();
});
