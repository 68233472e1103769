import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { openPage } from '../harness/watched-page.ts';
import { NARROW, WIDE } from './look-at.ts';

let server: DemoServer;
let browser: Browser;
beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
}, DEMO_START_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

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
