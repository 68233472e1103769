import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

// The messages of the dashboard, which uses another library than public pages. The showcase has a
// button for each type.
const { server, browser } = await openDemo();
const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
afterAll(close);
const toasts = page.locator('.toast[data-visible=true]');
const kinds = () => toasts.evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
/** Nothing else runs: the clock of the page stands still, and a click takes no time of it. */
const press = (name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.click());

beforeAll(async () => {
  await page.clock.install({ time: '2026-11-20T09:00:00Z' });
  await page.goto(`${server.origin}/components/modals`);
  await page.getByRole('button', { name: 'Biten iş' }).waitFor();
  await page.clock.pauseAt('2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  await page.clock.runFor(10_000);
  expect(await kinds()).toEqual([]);
});

it.each([
  ['4.19 9.2', 'Bilgi', 'blank', 4000],
  ['4.20 9.3', 'Hata', 'error', 4000],
  ['4.23 9.4', 'Özel', 'custom', 4000],
  ['4.21 9.5', 'Başarı', 'success', 2000],
])('%s “%s” shows a message of the type %s for %i ms', async (_, name, kind, duration) => {
  await press(name);
  await page.clock.runFor(duration - 50);
  expect(await kinds()).toEqual([kind]);
  await page.clock.runFor(100);
  expect(await kinds()).toEqual([]);
});

it('4.22 9.6 one of running work stays until another one replaces it', async () => {
  await press('Süren iş');
  await page.clock.runFor(600_000);
  expect(await kinds()).toEqual(['loading']);
  await press('Biten iş');
  await page.clock.runFor(100);
  expect(await kinds()).toEqual(['success']);
  await page.clock.runFor(2000);
  expect(await kinds()).toEqual([]);
});

it('4.24 9.7 at most 20 are kept', async () => {
  for (let count = 0; count < 25; count++) await press('Hata');
  await page.clock.runFor(100);
  expect(await page.locator('.toast').count()).toBe(20);
});
