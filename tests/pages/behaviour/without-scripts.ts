import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localePath } from '../../../src/platform/i18n/locales.ts';
import { eventually } from '../../harness/eventually.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW, templatePath, USUAL_NAMES, WIDE } from '../templates.ts';

const open = (viewport = WIDE) => openPage(browser, { javaScriptEnabled: false, viewport });

/** Removes what needs a script: some buttons, the viewer of a PDF, the map of the branches. */
const withoutScripted = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const scripted = '[data-copy], [data-clear], [data-viewer-place], [data-scripted]';
    for (const element of main.querySelectorAll(scripted)) element.remove();
  });

/** With a script it shows one step at a time: tests/journeys/apply.test.ts. */
const hasSteps = (path: string) => path === '/uye-olun';

describe('without JavaScript', () => {
  it('a page shows the same text', async () => {
    const plain = await open();
    const scripted = await openPage(browser, { viewport: WIDE });
    const paths = [
      ...USUAL_NAMES.map(templatePath).filter((path) => !hasSteps(path)),
      localePath('en', '/'),
      localePath('en', '/haberler'),
    ];
    for (const path of paths) {
      await Promise.all([
        plain.page.goto(server.origin + path, { waitUntil: 'domcontentloaded' }),
        scripted.page.goto(server.origin + path, { waitUntil: 'load' }),
      ]);
      await withoutScripted(plain.page);
      // What is seen is compared.
      const text = await plain.page.locator('main').innerText();
      expect(text.length, path).toBeGreaterThan(50);
      await withoutScripted(scripted.page);
      expect(await scripted.page.locator('main').innerText(), path).toBe(text);
    }
    expect([...plain.faults, ...scripted.faults]).toEqual([]);
    await plain.close();
    await scripted.close();
  });

  it('the menu opens on hover and on focus', async () => {
    const { page, close } = await open();
    await page.goto(server.origin);
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    const entry = menu.getByRole('link', { name: 'Basın açıklamaları' });
    expect(await entry.isVisible()).toBe(false);
    await menu.getByRole('button', { name: 'İçerikler' }).hover();
    await eventually(() => entry.isVisible()).toBe(true);
    await page.mouse.move(700, 700);
    await eventually(() => entry.isVisible()).toBe(false);
    await menu.getByRole('button', { name: 'İçerikler' }).focus();
    await eventually(() => entry.isVisible()).toBe(true);
    await entry.click();
    await page.waitForURL(`${server.origin}/basin-aciklamalari`);
    await close();
  });

  it('the drawer opens, its groups open, it closes, and its links work', async () => {
    const { page, close } = await open(NARROW);
    await page.goto(server.origin);
    const drawer = page.locator('#menu');
    expect(await drawer.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Menüyü aç' }).click();
    await eventually(() => drawer.isVisible()).toBe(true);
    expect(await drawer.boundingBox()).toMatchObject({ x: 60, width: 300 });
    await page.getByRole('link', { name: 'Menüyü kapat' }).click();
    await eventually(() => drawer.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Menüyü aç' }).click();
    await drawer.getByText('Fikirler', { exact: true }).click();
    await drawer.getByRole('link', { name: 'Liberal siyaset' }).click();
    await page.waitForURL(`${server.origin}/liberal-siyaset`);
    await close();
  });

  it('a list is filtered, has a next page, and its filters are removed', async () => {
    const { page, close } = await open();
    await page.goto(`${server.origin}/tum-icerikler`);
    await page.getByLabel('Kategori').selectOption('haberler');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('kategori') === 'haberler');
    expect(await page.getByLabel('Kategori').inputValue()).toBe('haberler');
    const links = page.locator('main a[href^="/"]:not([href*="?"]):not([href="/tum-icerikler"])');
    const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !target.startsWith('/haberler/'))).toEqual([]);
    await page.getByRole('link', { name: 'Sonraki' }).click();
    await page.waitForURL((url) => url.searchParams.get('sayfa') === '2');
    expect(new URL(page.url()).searchParams.get('kategori')).toBe('haberler');
    await page.getByLabel('Yıl').selectOption('2024');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('yil') === '2024');
    expect(new URL(page.url()).searchParams.get('kategori')).toBe('haberler');
    await page.getByRole('link', { name: 'Süzgeci kaldır' }).click();
    await page.waitForURL(`${server.origin}/tum-icerikler`);
    await close();
  });
});
