import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf, PAGES } from '../../src/showcase/pages.ts';
import { SETTINGS, SETTINGS_KEY } from '../../src/ui/settings.ts';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openShowcase } from './open-page.ts';

const { server, browser } = await openDemo();

const example = (page: Page, name: string) =>
  page.locator('#main').getByRole('region', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SETTINGS_KEY);

it('no page of the showcase is indexed', async () => {
  const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /components\n');
  for (const address of PAGES.map(({ path }) => addressOf(path))) {
    const { status, headers } = await fetch(server.origin + address);
    expect([address, status, headers.get('x-robots-tag')]).toEqual([address, 200, 'noindex']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(await (await fetch(`${server.origin}/sitemaps/pages.xml`)).text()).not.toContain(
    '/components',
  );
});

it('an address that no page has shows the missing page', async () => {
  const { page, close } = await openPage(browser);
  expect((await page.goto(`${server.origin}/components/yok`))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Böyle bir sayfa yok' }).waitFor();
  await close();
});

it('the address changes all components at once and stores nothing; the drawer stores what is shown', async () => {
  const { page, faults, close } = await openPage(browser);
  await openShowcase(page, server.origin, '/components/buttons?mode=dark&preset=green&dir=rtl');
  const inFrame = page.frameLocator('iframe').locator('html').first();
  for (const html of [page.locator('html'), inFrame]) {
    await eventually(() => html.getAttribute('data-mode')).toBe('dark');
    await eventually(() => html.getAttribute('data-preset')).toBe('green');
    await eventually(() => html.getAttribute('dir')).toBe('rtl');
  }
  expect(await stored(page)).toBeNull();

  // The next page has the same settings, and so has the page after a reload.
  await page.getByRole('navigation').getByRole('link', { name: 'Grafikler' }).click();
  await page.waitForURL('**/components/charts?mode=dark&preset=green&dir=rtl');
  await page.reload();
  await page.getByRole('heading', { name: 'Grafikler', level: 1 }).waitFor();
  await eventually(() => page.locator('html').getAttribute('data-mode')).toBe('dark');

  await page.getByRole('button', { name: 'Açık Tema' }).click();
  await page.waitForURL('**/components/charts');
  expect(await stored(page)).toMatchObject({
    paletteMode: 'light',
    colorPreset: 'green',
    direction: 'rtl',
  });
  await page.getByRole('button', { name: 'Görünüm ayarları', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Görünüm ayarları' });
  await drawer.waitFor();
  expect(await drawer.getByRole('group').count()).toBe(Object.keys(SETTINGS).length);
  await drawer.locator('[data-reset]').click();
  await eventually(() => page.locator('html').getAttribute('dir')).toBe('ltr');
  await eventually(() => page.locator('html').getAttribute('data-preset')).toBe('blue');
  expect(await stored(page)).toBeNull();
  expect(faults).toEqual([]);
  await close();
});

it('the code is that of the example’s own file, and can be copied', async () => {
  const { page, context, close } = await openPage(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await openShowcase(page, server.origin, '/components/buttons');
  const kinds = example(page, 'Türler ve durumlar');
  await kinds.getByText('Kod', { exact: false }).first().click();
  const file = join(import.meta.dirname, '../../src/showcase/buttons/dashboard/kinds.tsx');
  const source = readFileSync(file, 'utf8');
  expect(await kinds.locator('code').textContent()).toBe(source);
  await kinds.getByRole('button', { name: 'Kodu kopyala' }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source);
  await close();
});

it('the showcase is in the language of the visitor, also the parts of public pages', async () => {
  const { page, faults, close } = await openPage(browser);
  await openShowcase(page, server.origin, '/components/lists/grouped-lists');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Gruppierte Listen', level: 1 }).waitFor();
  const frame = page.frameLocator('iframe[title="Seiten der Website"]');
  await frame.getByRole('link', { name: 'Weiter' }).waitFor();
  expect(await frame.locator('html').getAttribute('lang')).toBe('de');
  expect(faults).toEqual([]);
  await close();
});

it('the showcase is used with the keyboard, and its examples lead nowhere', async () => {
  const { page, faults, close } = await openPage(browser);
  await openShowcase(page, server.origin, '/components/modals');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Bütün oturumlar kapatılsın mı?' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Oturumları kapat',
  );
  const deletion = page.getByRole('button', { name: 'Kullanılan görseli sil' });
  await deletion.click();
  const dialog = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
  await dialog.getByText('üç içerikte kullanılıyor').waitFor();

  await openShowcase(page, server.origin, '/components/buttons');
  await page.frameLocator('iframe').getByRole('link', { name: 'Üye olun' }).click();
  await openShowcase(page, server.origin, '/components/charts');
  await example(page, 'İl haritası')
    .getByRole('link', { name: '34 İstanbul: 148 başvuru' })
    .click();
  expect(new URL(page.url()).pathname).toBe('/components/charts');
  expect(faults).toEqual([]);
  await close();
});
