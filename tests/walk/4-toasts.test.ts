import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ToastKind } from '../../src/site/toasts/render-toast.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openDemo();
const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
const { page, close } = opened;
afterAll(close);

/** Whether the value is the function that shows a message; it answers the id of the message. */
declare global {
  interface Window {
    show?: (words: string, options: { kind: ToastKind; id?: string }) => string;
  }
}
const all = page.locator('.toast');
const show = (kind: ToastKind, words = 'Deneme', id?: string) =>
  page.evaluate((args) => void window.show?.(args.words, args.options), {
    words,
    options: { kind, ...(id && { id }) },
  });
const kinds = () => all.evaluateAll((list) => list.map((one) => one.getAttribute('data-kind')));

/** Changes the language, which loads the module of the messages, and stops the clock. */
async function openToasts(): Promise<void> {
  await page.clock.install();
  const loading = page.waitForRequest(/\/toasts-[^/]*\.js$/);
  await page.goto(server.origin);
  await page.locator('body > header [aria-controls=languages]').click();
  await page.locator('#languages').getByRole('link', { name: 'English' }).click();
  const { pathname } = new URL((await loading).url());
  await all.waitFor();
  await page.mouse.move(20, 850);
  await page.evaluate(`import('${pathname}').then((module) => {
    window.show = Object.values(module).find(
      (one) => typeof one === 'function' && typeof one('x', { id: 'x' }) === 'string',
    );
  })`);
  await page.clock.pauseAt(Date.now() + 600_000);
}
beforeAll(openToasts);
beforeEach(async () => {
  await page.clock.runFor(10_000);
  expect(await all.count()).toBe(0);
});

describe('a message', () => {
  it.each([
    ['4.19', '9.2', 'blank', 4000],
    ['4.20', '9.3', 'error', 4000],
    ['4.23', '9.4', 'custom', 4000],
    ['4.21', '9.5', 'success', 2000],
  ] as const)('%s %s of the type %s is shown for %i ms', async (_, _id, kind, duration) => {
    await show(kind);
    expect(await kinds()).toEqual([kind]);
    await page.clock.runFor(duration - 1);
    expect(await kinds()).toEqual([kind]);
    await page.clock.runFor(1);
    expect(await kinds()).toEqual([]);
  });

  it('4.22 9.6 of the type loading stays until it is replaced', async () => {
    await show('loading', 'Gönderiliyor', 'sending');
    await page.clock.runFor(600_000);
    expect(await kinds()).toEqual(['loading']);
    await show('success', 'Gönderildi', 'sending');
    expect(await kinds()).toEqual(['success']);
    await page.clock.runFor(2000);
    expect(await kinds()).toEqual([]);
  });

  it('4.24 9.7 is removed when there are more than 20', async () => {
    for (let n = 1; n <= 21; n++) await show('blank', `Mesaj ${n}.`);
    const texts = await all.locator('.toast-text').allTextContents();
    expect(texts).toHaveLength(20);
    expect(texts).toContain('Mesaj 21.');
    expect(texts).not.toContain('Mesaj 1.');
  });

  it('9.8 is at most 350 px wide, with a long word and on a phone too', async () => {
    await show('blank', 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine');
    const width = () => all.evaluate((toast) => toast.getBoundingClientRect().width);
    expect(await width()).toBe(350);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await width()).toBeLessThan(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

it('9.3 9.5 9.8 the dashboard shows its messages as long and as wide', async () => {
  const desk = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await desk.page.clock.install();
  await desk.page.goto(`${server.origin}/components/modals`);
  const toast = desk.page.locator('.toast');
  for (const [name, duration] of [
    ['Başarı', 2000],
    ['Hata', 4000],
  ] as const) {
    await desk.page.getByRole('button', { name, exact: true }).click();
    await toast.waitFor();
    const began = await toast.evaluate(() => Date.now());
    await desk.page.mouse.move(20, 850);
    expect(await toast.evaluate((one) => one.getBoundingClientRect().width)).toBe(350);
    await desk.page.clock.pauseAt(began + duration - 500);
    expect(await toast.getAttribute('data-visible')).toBe('true');
    await desk.page.clock.runFor(600);
    await expect.poll(() => toast.getAttribute('data-visible')).toBe('false');
    await desk.page.clock.resume();
    await toast.waitFor({ state: 'detached' });
  }
  await desk.close();
});
