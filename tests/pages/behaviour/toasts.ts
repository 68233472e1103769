import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { eventually } from '../../harness/eventually.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { WIDE } from '../templates.ts';

const SOURCE = 'src/site/toasts/toasts.ts';
/** The file that pages fetch with their first message. */
function addressOfModule(): string {
  const manifest = new URL('../../../dist/client/.vite/manifest.json', import.meta.url);
  return `/${JSON.parse(readFileSync(manifest, 'utf8'))[SOURCE].file}`;
}
/** The right end of a message, its top and its width. */
const placeOf = (toast: Locator) =>
  toast.evaluate((one) => {
    const { right, top, width } = one.getBoundingClientRect();
    return { right, top, width };
  });

describe('a message (toast)', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  const toasts = page.locator('.toast');
  const words = () => page.locator('.toast-text').allTextContents();
  const kinds = () =>
    toasts.evaluateAll((all) => all.map((toast) => toast.getAttribute('data-kind')));
  const show = (message: string, options: object = {}) =>
    page.evaluate(`toasts.showToast(${JSON.stringify(message)}, ${JSON.stringify(options)})`);

  beforeAll(async () => {
    await page.clock.install({ time: '2026-11-20T09:00:00Z' });
    await page.goto(server.origin);
    await page.clock.pauseAt('2026-11-20T10:00:00Z');
    await page.evaluate(`import(${JSON.stringify(addressOfModule())}).then(async (toasts) => {
      await toasts.ready;
      Object.assign(window, { toasts });
    })`);
  });
  beforeEach(async () => {
    await page.setViewportSize(WIDE);
    await page.mouse.move(10, 600);
    await page.clock.runFor(10_000);
    expect(await toasts.count()).toBe(0);
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['4.19', '9.2', 'blank', 4000],
    ['4.20', '9.3', 'error', 4000],
    ['4.23', '9.4', 'custom', 4000],
    ['4.21', '9.5', 'success', 2000],
  ])('%s %s of the type %s disappears after %i ms', async (_, _id, kind, duration) => {
    await show('Bir ileti', { kind });
    expect(await kinds()).toEqual([kind]);
    await page.clock.runFor(duration - 1);
    expect(await words()).toEqual(['Bir ileti']);
    await page.clock.runFor(1);
    expect(await words()).toEqual([]);
  });

  it('4.22 9.6 of the type loading stays until its result replaces it', async () => {
    await show('Yükleniyor...', { kind: 'loading', id: 'yukleme' });
    await page.clock.runFor(600_000);
    expect(await kinds()).toEqual(['loading']);
    expect(await words()).toEqual(['Yükleniyor...']);
    await show('Yüklendi.', { kind: 'success', id: 'yukleme' });
    expect(await kinds()).toEqual(['success']);
    expect(await words()).toEqual(['Yüklendi.']);
    await page.clock.runFor(2000);
    expect(await words()).toEqual([]);
  });

  it('4.24 9.7 is one of at most twenty, the newest first', async () => {
    for (let n = 1; n <= 25; n++) await show(`İleti ${n}`);
    const shown = await words();
    expect(shown.length).toBe(20);
    expect([shown[0], shown.at(-1)]).toEqual(['İleti 25', 'İleti 6']);
  });

  it('2.133 9.8 is at the top right, at most 350 px wide, with a long word and on a phone too', async () => {
    for (const text of [
      'Uzun bir ileti. '.repeat(20),
      'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
    ]) {
      await page.setViewportSize(WIDE);
      await show(text, { id: 'uzun' });
      const place = await placeOf(toasts);
      expect(place).toMatchObject({ width: 350, right: 1440 - 16 });
      expect(place.top).toBeLessThan(120);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await placeOf(toasts)).toMatchObject({ width: 328, right: 360 - 16 });
      await page.setViewportSize({ width: 320, height: 700 });
      expect((await placeOf(toasts)).width).toBeLessThan(320);
    }
  });

  it('is announced in existing live regions, errors immediately', async () => {
    await show('Oldu.', { kind: 'success' });
    await show('Olmadı.', { kind: 'error' });
    expect(await page.locator('#announcer [role=status]').textContent()).toBe('Oldu.');
    expect(await page.locator('#announcer [role=alert]').textContent()).toBe('Olmadı.');
    await page.clock.runFor(5000);
    expect(await page.locator('#announcer').textContent()).toBe('');
  });

  it('stays while it has the pointer or the focus, and is closed by its button', async () => {
    await show('Okunuyor', { kind: 'success' });
    await page.clock.runFor(1500);
    await toasts.hover();
    await page.clock.runFor(60_000);
    expect(await words()).toEqual(['Okunuyor']);
    await page.mouse.move(10, 600);
    await page.clock.runFor(450);
    expect(await words()).toEqual(['Okunuyor']);
    await page.clock.runFor(100);
    expect(await toasts.count()).toBe(0);

    await show('Kapatılacak');
    await page.getByRole('button', { name: 'Bildirimi kapat' }).focus();
    await page.clock.runFor(60_000);
    expect(await toasts.count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await toasts.count()).toBe(0);
  });

  it('is never read as HTML', async () => {
    await show('<img src=x onerror=alert(1)>');
    expect(await words()).toEqual(['<img src=x onerror=alert(1)>']);
  });

  it('has no accessibility violation', async () => {
    await show('Yükleniyor...', { kind: 'loading', id: 'denetim' });
    await page.clock.resume();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await show('Bitti', { kind: 'success', id: 'denetim' });
  });
});

it('2.133 9.3 9.5 9.8 the dashboard shows its messages as long, as wide and in the same place', async () => {
  const { page, close } = await openPage(browser, { viewport: WIDE });
  await page.clock.install();
  await page.goto(`${server.origin}/components/modals`);
  await page.getByRole('button', { name: 'Başarı', exact: true }).waitFor();
  // The clock of the page stands still from here on, so that a slow machine changes nothing.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const toast = page.locator('.toast');
  for (const [name, duration] of [
    ['Başarı', 2000],
    ['Hata', 4000],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await toast.waitFor();
    await page.mouse.move(20, 850);
    await page.clock.runFor(500);
    const place = await placeOf(toast);
    expect(place.width).toBe(350);
    expect(place.right).toBeGreaterThan(1440 - 40);
    expect(place.top).toBeLessThan(150);
    await page.clock.runFor(duration - 1000);
    expect(await toast.getAttribute('data-visible')).toBe('true');
    await page.clock.runFor(600);
    await eventually(() => toast.getAttribute('data-visible')).toBe('false');
    await page.clock.runFor(1000);
    await toast.waitFor({ state: 'detached' });
  }
  await close();
});
