import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { usedBotChecks } from '../../src/platform/bot-check/tables.server.ts';
import { BOT_CHECK_FIELD } from '../../src/site/kit/forms/form-state.ts';
import { CHECKED_FORM, checkedForm } from '../harness/checked-form.tsx';
import { eventually } from '../harness/eventually.ts';
import { openBrowser } from '../harness/open-demo.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { openPage } from '../harness/watched-page.ts';

const CHALLENGES = '**/bot-check/**';
/** Limits of the specification, in bytes after gzip. */
const BEFORE_THE_FIRST_TOUCH = 3000;
const IN_ALL = 25_000;

const store = vi.fn();
let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await openTestApp(undefined, {
    frontend: await builtFrontend(),
    morePages: [checkedForm(store)],
  });
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test?.close();
});
const browser = await openBrowser();
beforeEach(async () => {
  store.mockReset();
  test.app.services.cache.clear();
  await test.app.services.db.delete(usedBotChecks);
});

const used = () => test.app.services.db.$count(usedBotChecks);
const name = (page: Page) => page.getByLabel('Ad', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Gönder' });
const stored = (page: Page) => page.waitForURL(`${origin}/hakkimizda`);

/** Opens the form; on the server's clock the visitor has read it for this many seconds. */
async function openForm(options: { javaScriptEnabled?: boolean } = {}, seconds = 5) {
  const opened = await openPage(browser, options);
  await opened.page.goto(origin + CHECKED_FORM, { waitUntil: 'load' });
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
  return opened;
}

/** The scripts that the page has loaded: path to size in bytes after gzip. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const paths = addresses.map((address) => new URL(address).pathname);
  const sizeOf = (path: string) =>
    gzipSync(readFileSync(join(import.meta.dirname, '../../dist/client', path)), { level: 9 })
      .length;
  return new Map(paths.filter((path) => path.endsWith('.js')).map((path) => [path, sizeOf(path)]));
}
const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

it('a form loads and computes nothing before it is entered, and is then sent with a proof', async () => {
  const { page, faults, hosts, close } = await openForm();
  const before = await scriptsOf(page);
  expect(before.size).toBe(1);
  expect(sum(before)).toBeLessThanOrEqual(BEFORE_THE_FIRST_TOUCH);
  const challenge = page.waitForResponse(CHALLENGES);
  await name(page).fill('Ayşe');
  expect((await challenge).status()).toBe(200);
  await eventually(async () => [...(await scriptsOf(page)).keys()].join()).toContain('solver');
  const after = await scriptsOf(page);
  expect(sum(after), JSON.stringify([...after])).toBeLessThanOrEqual(IN_ALL);
  await send(page).click();
  await stored(page);
  expect(store.mock.calls).toEqual([[{ name: 'Ayşe' }]]);
  expect(await used()).toBe(1);

  // The browser goes back to the page whose proof was used.
  await page.goBack();
  await name(page).fill('Fatma');
  await send(page).click();
  await stored(page);
  expect(store.mock.calls.at(-1)).toEqual([{ name: 'Fatma' }]);
  expect(await used()).toBe(2);
  expect(faults).toEqual([]);
  expect([...hosts]).toEqual([new URL(origin).host]);
  await close();
});

it('a form that is submitted before the proof is ready says so, waits, and is sent once', async () => {
  const { page, close } = await openForm();
  let deliver = () => {};
  const held = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route(CHALLENGES, async (route) => {
    await held;
    await route.continue();
  });
  await name(page).fill('Ayşe');
  await send(page).click();
  await page.getByRole('status').getByText('Güvenlik denetimi yapılıyor').waitFor();
  await send(page).click();
  expect(store).not.toHaveBeenCalled();
  deliver();
  await stored(page);
  expect(store).toHaveBeenCalledTimes(1);
  expect(await used()).toBe(1);
  await close();
});

it('a page that the browser kept makes another proof, and a double click sends one form', async () => {
  const { page, close } = await openForm();
  const proofs: (string | null)[] = [];
  // The answer 204 leaves the page as it is, as if the browser had kept it in its memory.
  await page.route(origin + CHECKED_FORM, (route) => {
    proofs.push(new URLSearchParams(route.request().postData() ?? '').get(BOT_CHECK_FIELD));
    return route.fulfill({ status: 204 });
  });
  await name(page).fill('Ayşe');
  await send(page).dblclick();
  await eventually(() => proofs.length).toBe(1);
  await send(page).click();
  expect(await page.locator('[data-waiting]').textContent()).toBe('');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await send(page).click();
  await eventually(() => proofs.length).toBe(2);
  expect(proofs[0]).toMatch(/^ey/);
  expect(proofs[1]).toMatch(/^ey/);
  expect(proofs[1]).not.toBe(proofs[0]);
  await close();
});

it('a form is sent without a proof if the browser cannot make one', async () => {
  const { page, close } = await openForm({}, 25);
  await page.route(CHALLENGES, (route) => route.abort());
  await name(page).fill('Ayşe');
  await send(page).click();
  await stored(page);
  expect(store).toHaveBeenCalledTimes(1);
  expect(await used()).toBe(0);
  await close();
});

it('a form is sent without a script', async () => {
  const { page, close } = await openForm({ javaScriptEnabled: false }, 25);
  await name(page).fill('Ayşe');
  await send(page).click();
  await stored(page);
  expect(store).toHaveBeenCalledTimes(1);
  await close();
});
