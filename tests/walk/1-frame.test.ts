import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSession } from '../journeys/dashboard.ts';
import { readPage, textOf } from './read-page.ts';

const { server, browser } = await openDemo();
const storageState = await openSession(browser, server.origin);
const viewport = { width: 1440, height: 900 };
const { page, close } = await openPage(browser, { viewport, storageState });
afterAll(close);
const PATHS = ['/', '/haberler', '/tuzuk', '/uye-olun', '/yok', '/dashboard'];

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

it.each(PATHS)('1.22 1.23 %s has the theme toggle and the settings drawer', async (path) => {
  await page.goto(server.origin + path);
  await theme(page).waitFor();
  await settings(page).click();
  await page.getByRole('dialog', { name: 'Görünüm ayarları' }).waitFor();
});

it('1.22 1.23 the sign-in page has them too', async () => {
  const visitor = await openPage(browser);
  await visitor.page.goto(`${server.origin}/auth/login`);
  await theme(visitor.page).waitFor();
  await settings(visitor.page).click();
  await visitor.page.getByRole('dialog', { name: 'Görünüm ayarları' }).waitFor();
  await visitor.close();
});

describe('the language', () => {
  it('1.28 9.14 is Turkish by default, in the site and in the dashboard, for every browser', async () => {
    const visitor = await openPage(browser, { locale: 'en-GB' });
    for (const path of ['/', '/auth/login']) {
      await visitor.page.goto(server.origin + path);
      expect(await lang(visitor.page)).toBe('tr');
    }
    await visitor.page.getByRole('button', { name: 'Giriş yap' }).waitFor();
    await visitor.close();
  });

  it('9.15 falls back to Turkish: for an unknown stored language, and for untranslated texts', async () => {
    const visitor = await openPage(browser);
    await visitor.page.addInitScript(() => localStorage.setItem('app.language', 'fr'));
    await visitor.page.goto(`${server.origin}/auth/login`);
    await visitor.page.getByRole('button', { name: 'Giriş yap' }).waitFor();
    expect(await lang(visitor.page)).toBe('tr');
    await visitor.close();
    const { main } = await readPage(server.origin, '/en/haberler');
    expect(main).toMatch(/lang="tr"[^>]*>(<[^>]*>)*Kadıköy’de/);
  });

  it('1.29 1.30 9.13 can be tr, en, de or es, each with its name and a flag in the switcher', async () => {
    await page.goto(server.origin);
    await page.locator('body > header [aria-controls=languages]').click();
    const links = page.locator('#languages').getByRole('link');
    expect(await links.allTextContents()).toEqual(['Türkçe', 'English', 'Deutsch', 'Español']);
    expect(await page.locator('#languages a .flag').count()).toBe(4);
    const headings = [];
    for (const locale of ['en', 'de', 'es'])
      headings.push((await readPage(server.origin, `/${locale}/haberler`)).heading);
    expect(headings).toEqual(['News', 'Nachrichten', 'Noticias']);
  });

  it('1.31 is confirmed by a success toast after a change', async () => {
    await page.goto(server.origin);
    for (const [name, words] of [
      ['English', 'The language was changed.'],
      ['Türkçe', 'Dil değiştirildi.'],
    ] as const) {
      await page.locator('body > header [aria-controls=languages]').click();
      await page.locator('#languages').getByRole('link', { name, exact: true }).click();
      const toast = page.locator('.toast', { hasText: words });
      await toast.waitFor();
      expect(await toast.getAttribute('data-kind')).toBe('success');
    }
    await eventually(() => page.locator('.toast').count()).toBe(0);
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
