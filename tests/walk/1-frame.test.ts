import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../src/app/features.server.ts';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { OWN_SIGN_IN_PATHS } from '../../src/platform/issuer.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSession } from '../journeys/dashboard.ts';
import { TEMPLATE_PATHS } from '../pages/templates.ts';
import { readPage, textOf } from './read-page.ts';

const { server, browser } = await openDemo();
const storageState = await openSession(browser, server.origin);
const viewport = { width: 1440, height: 900 };
const { page, close } = await openPage(browser, { viewport, storageState });
afterAll(close);
/** Every address of the application without a parameter. */
const { dashboardPaths } = await builtFrontend();
const APPLICATION = dashboardPaths.filter((path) => !path.includes(':'));
/** One address of each kind of public page, and every one that has no parameter. */
const PUBLIC = [
  ...new Set([
    ...TEMPLATE_PATHS,
    ...PAGES.map(({ path }) => path).filter((path) => !path.includes(':')),
  ]),
];

const theme = (on: Page) => on.getByRole('button', { name: 'Koyu Tema' });
const settings = (on: Page) => on.getByRole('button', { name: 'Görünüm ayarları', exact: true });
const lang = (on: Page) => on.locator('html').getAttribute('lang');

it('1.21 a floating link to the messaging app opens the greeting to the party line', async () => {
  await page.goto(server.origin);
  const link = page.getByRole('link', { name: 'WhatsApp’tan yaz' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/905000000000');
  expect(address.searchParams.get('text')).toBe(
    'Merhaba, Liberal Ufuk Partisi hakkında bilgi almak istiyorum.',
  );
  const box = await link.boundingBox();
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 300);
  expect(await link.boundingBox()).toEqual(box);
});

/** Opens the drawer and closes it again. */
async function openAndCloseDrawer(): Promise<void> {
  await settings(page).click();
  const drawer = page.getByRole('dialog', { name: 'Görünüm ayarları' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}

it('1.22 1.23 every public page has the theme toggle and the button of the settings drawer', async () => {
  expect(PUBLIC.length).toBeGreaterThan(40);
  for (const path of PUBLIC) {
    const { html, movedTo } = await readPage(server.origin, path);
    if (movedTo !== null) continue;
    expect([path, /<button[^>]* data-theme\b/.test(html)]).toEqual([path, true]);
    expect([path, /<button[^>]* data-settings\b/.test(html)]).toEqual([path, true]);
  }
  for (const path of ['/', '/uye-olun', '/yok']) {
    await page.goto(server.origin + path);
    await theme(page).waitFor();
    await openAndCloseDrawer();
  }
});

it('1.22 1.23 every page of the dashboard and of the showcase has both', async () => {
  expect(APPLICATION.length).toBeGreaterThan(40);
  for (const start of ['/dashboard', '/components']) {
    await page.goto(server.origin + start);
    for (const path of APPLICATION.filter((one) => one.startsWith(start))) {
      // As a link of the application opens it, without loading the document again.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.locator('#main h1').first().waitFor();
      // The showcase shows a copy of the button among its examples.
      const found = [await theme(page).count(), await settings(page).count()];
      expect([path, found.every((count) => count > 0)]).toEqual([path, true]);
    }
    await openAndCloseDrawer();
  }
});

it('1.22 1.23 the pages for signing in have both', async () => {
  const visitor = await openPage(browser, { viewport });
  for (const path of OWN_SIGN_IN_PATHS) {
    await visitor.page.goto(server.origin + path);
    await theme(visitor.page).waitFor();
    await settings(visitor.page).click();
    await visitor.page.getByRole('dialog', { name: 'Görünüm ayarları' }).waitFor();
  }
  await visitor.close();
});

describe('the language', () => {
  it('1.28 9.14 9.15 is Turkish by default, for every browser, for an unknown stored language and for untranslated texts', async () => {
    const visitor = await openPage(browser, { locale: 'en-GB' });
    for (const path of ['/', '/auth/login']) {
      await visitor.page.goto(server.origin + path);
      expect(await lang(visitor.page)).toBe('tr');
    }
    await visitor.page.getByRole('button', { name: 'Giriş yap' }).waitFor();
    await visitor.page.evaluate(() => localStorage.setItem('app.language', 'fr'));
    await visitor.page.reload();
    await visitor.page.getByRole('button', { name: 'Giriş yap' }).waitFor();
    expect(await lang(visitor.page)).toBe('tr');
    await visitor.close();
    const { main } = await readPage(server.origin, '/en/haberler');
    expect(main).toMatch(/lang="tr"[^>]*>(<[^>]*>)*Kadıköy’de/);
  });
});

describe('the footer', () => {
  const read = async () =>
    /<footer.*<\/footer>/s.exec((await readPage(server.origin, '/')).html)?.[0] ?? '';
  const group = (footer: string, heading: string) =>
    footer.split('<h2>').find((part) => part.startsWith(`${heading}</h2>`)) ?? '';

  it('1.32 has the slogan', async () => {
    expect(textOf(await read())).toContain('Özgür insan. Adil kural. Açık ufuk.');
  });

  it('1.33 has the copyright of this year', async () => {
    expect(textOf(await read())).toContain(
      `Copyright © ${new Date().getFullYear()} Liberal Ufuk Partisi. Tüm hakları saklıdır.`,
    );
  });

  it('1.34 has the group of contents', async () => {
    const contents = group(await read(), 'İçerikler');
    for (const path of ['/haberler', '/makaleler', '/ziyaretler', '/basin-aciklamalari', '/arsiv'])
      expect(contents).toContain(`href="${path}"`);
  });

  it('1.35 has the group of contact and support, with the messaging-app line', async () => {
    const contact = group(await read(), 'İletişim ve destek');
    expect(textOf(contact)).toContain('WhatsApp hattı');
    expect(contact).toContain('href="https://wa.me/905000000000?text=Merhaba');
  });

  it.each([
    ['1.36', 'X', 'https://x.com/'],
    ['1.37', 'Facebook', 'https://www.facebook.com/'],
    ['1.38', 'Instagram', 'https://www.instagram.com/'],
    ['1.39', 'YouTube', 'https://www.youtube.com/'],
  ])('%s links to %s', async (_, name, address) => {
    const link = new RegExp(`<a href="${address}[^"]+"[^>]*>(?:<i .*?</i>)?${name}</a>`, 's');
    expect(group(await read(), 'Bizi izleyin')).toMatch(link);
  });
});
