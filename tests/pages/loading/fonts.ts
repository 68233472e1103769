import { expect, it } from 'vitest';

import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW, WIDE } from '../templates.ts';

const familyOf = () => getComputedStyle(document.querySelector('h1') as Element).fontFamily;

it('on a phone the first page loads fonts after its text, and the next page uses them', async () => {
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

it('a wide screen loads fonts with the first page', async () => {
  const { page, close } = await openPage(browser, { viewport: WIDE });
  await page.goto(server.origin);
  expect(await page.evaluate(familyOf)).toContain('Bricolage');
  expect(await page.evaluate(() => localStorage.getItem('app.fonts'))).toBeNull();
  await close();
});
