import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { openPage, type WatchedPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';

let opened: WatchedPage;
let page: Page;

const SOURCE = 'src/site/toasts/toasts.ts';
/** The file that pages fetch with their first message. */
function addressOfModule(): string {
  const manifest = new URL('../../../dist/client/.vite/manifest.json', import.meta.url);
  return `/${JSON.parse(readFileSync(manifest, 'utf8'))[SOURCE].file}`;
}

beforeEach(async () => {
  opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  page = opened.page;
  await page.clock.install({ time: '2026-11-20T09:00:00Z' });
  await page.goto(server.origin);
  await page.clock.pauseAt('2026-11-20T10:00:00Z');
  const load = `import(${JSON.stringify(addressOfModule())}).then(async (toasts) => {
    await toasts.ready;
    Object.assign(window, { toasts });
  })`;
  await page.evaluate(load);
  return async () => {
    expect(opened.faults).toEqual([]);
    await opened.close();
  };
});

const show = (message: string, options: object = {}) =>
  page.evaluate(`toasts.showToast(${JSON.stringify(message)}, ${JSON.stringify(options)})`);
const toasts = () => page.locator('.toast');
const words = () => page.locator('.toast-text').allTextContents();

describe('a message (toast)', () => {
  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['custom', 4000],
    ['success', 2000],
  ])('of the kind %s disappears after %i ms', async (kind, ms) => {
    await show('Bir ileti', { kind });
    await page.clock.runFor(ms - 50);
    expect(await words()).toEqual(['Bir ileti']);
    await page.clock.runFor(100);
    expect(await toasts().count()).toBe(0);
  });

  it('of the kind loading stays until its result replaces it', async () => {
    await show('Yükleniyor...', { kind: 'loading', id: 'yukleme' });
    await page.clock.runFor(600_000);
    expect(await words()).toEqual(['Yükleniyor...']);
    await show('Yüklendi.', { kind: 'success', id: 'yukleme' });
    expect(await words()).toEqual(['Yüklendi.']);
    await page.clock.runFor(2050);
    expect(await toasts().count()).toBe(0);
  });

  it('is one of at most twenty, the newest first', async () => {
    for (let n = 1; n <= 25; n++) await show(`İleti ${n}`, { kind: 'loading' });
    const shown = await words();
    expect(shown.length).toBe(20);
    expect([shown[0], shown.at(-1)]).toEqual(['İleti 25', 'İleti 6']);
  });

  it('is at the top right, at most 350 px wide, also on a phone', async () => {
    await show('Uzun bir ileti. '.repeat(20));
    const box = await toasts().boundingBox();
    expect(box?.width).toBe(350);
    expect((box?.x ?? 0) + 350).toBe(1440 - 16);
    expect(box?.y).toBeLessThan(120);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await toasts().boundingBox()).toMatchObject({ x: 16, width: 328 });
  });

  it('is announced in existing live regions, errors immediately', async () => {
    await show('Oldu.', { kind: 'success' });
    await show('Olmadı.', { kind: 'error' });
    expect(await page.locator('#announcer [role=status]').textContent()).toBe('Oldu.');
    expect(await page.locator('#announcer [role=alert]').textContent()).toBe('Olmadı.');
    await page.clock.runFor(5000);
    expect(await page.locator('#announcer').textContent()).toBe('');
  });

  it('has no accessibility violation', async () => {
    await page.clock.resume();
    await show('Yükleniyor...', { kind: 'loading' });
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('stays while it has the pointer or the focus, and is closed by its button', async () => {
    await show('Okunuyor', { kind: 'success' });
    await page.clock.runFor(1500);
    await toasts().hover();
    await page.clock.runFor(60_000);
    expect(await words()).toEqual(['Okunuyor']);
    await page.mouse.move(10, 600);
    await page.clock.runFor(450);
    expect(await words()).toEqual(['Okunuyor']);
    await page.clock.runFor(100);
    expect(await toasts().count()).toBe(0);

    await show('Kapatılacak');
    await page.getByRole('button', { name: 'Bildirimi kapat' }).focus();
    await page.clock.runFor(60_000);
    expect(await toasts().count()).toBe(1);
    await page.keyboard.press('Enter');
    expect(await toasts().count()).toBe(0);
  });

  it('is never read as HTML', async () => {
    await show('<img src=x onerror=alert(1)>');
    expect(await words()).toEqual(['<img src=x onerror=alert(1)>']);
  });
});
