import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/platform/i18n/locales.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { readPage } from '../walk/read-page.ts';
import { openSession } from './dashboard.ts';

const { server, browser } = await openDemo();

const CHANGED = {
  en: ['English', 'The language was changed.'],
  de: ['Deutsch', 'Die Sprache wurde geändert.'],
  es: ['Español', 'Se ha cambiado el idioma.'],
  tr: ['Türkçe', 'Dil değiştirildi.'],
} as const;
const NAMES = ['Türkçe', 'English', 'Deutsch', 'Español'];
const toast = (page: Page) => page.locator('.toast');
/** Records when a message appears and disappears, in ms. */
const watchToasts = () => {
  const times: number[] = [];
  Object.assign(window, { toastTimes: times });
  new MutationObserver(() => {
    const isThere = document.querySelector('.toast') !== null;
    if (isThere === (times.length === 0) && times.length < 2) times.push(performance.now());
  }).observe(document, { childList: true, subtree: true });
};
const wide = { viewport: { width: 1440, height: 900 } };

describe('the languages of public pages', () => {
  it('1.31 are links in the header to the same page, which confirms the change in its own language for two seconds', async () => {
    const { page, faults, close } = await openPage(browser, wide);
    await page.addInitScript(watchToasts);
    await page.goto(`${server.origin}/haberler?yil=2026`);
    for (const [locale, [name, message]] of Object.entries(CHANGED)) {
      await page.locator('body > header [aria-controls=languages]').click();
      await page.locator('#languages').getByRole('link', { name, exact: true }).click();
      const prefix = locale === 'tr' ? '' : `/${locale}`;
      // Does not wait for the rest of the page: on a busy machine that can take the two seconds of the message.
      await page.waitForURL(`${server.origin}${prefix}/haberler?yil=2026`, {
        waitUntil: 'commit',
      });
      await eventually(() => toast(page).textContent()).toBe(message);
      expect(await toast(page).getAttribute('data-kind')).toBe('success');
      expect(await page.getByRole('status').filter({ hasText: message }).count()).toBe(1);
      await eventually(() => toast(page).count()).toBe(0);
      const [came = 0, went = 0] = await page.evaluate<number[]>('toastTimes');
      // The upper bound depends on the machine.
      expect(went - came).toBeGreaterThanOrEqual(1990);
    }
    await page.reload({ waitUntil: 'networkidle' });
    expect(await toast(page).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('1.29 1.30 9.13 have their names in their own language, with a flag, in every menu, and their own headings', async () => {
    const { page, close } = await openPage(browser, wide);
    await page.goto(`${server.origin}/en/makaleler`);
    for (const place of ['#languages', 'footer', '#menu']) {
      const links = await page
        .locator(`${place} [data-languages] a`)
        .evaluateAll((all) =>
          all.map((a) => [a.textContent, a.getAttribute('lang'), a.getAttribute('hreflang')]),
        );
      expect(links, place).toEqual(LOCALES.map((locale) => [nameOf(locale), locale, locale]));
      expect(await page.locator(`${place} [data-languages] .flag`).count()).toBe(4);
    }
    const current = page.locator('footer [data-languages] [aria-current]');
    expect(await current.textContent()).toBe('English');
    const headings = [];
    for (const locale of ['en', 'de', 'es'])
      headings.push((await readPage(server.origin, `/${locale}/haberler`)).heading);
    expect(headings).toEqual(['News', 'Nachrichten', 'Noticias']);
    await close();
  });

  it('can be chosen in the drawer on a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 740 } });
    await page.goto(server.origin);
    await page.getByRole('link', { name: 'Menüyü aç' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL(`${server.origin}/de`);
    await eventually(() => toast(page).textContent()).toBe(CHANGED.de[1]);
    await close();
  });

  it('show no message when the page is opened by its address', async () => {
    const { page, close } = await openPage(browser, wide);
    await page.goto(`${server.origin}/en`, { waitUntil: 'networkidle' });
    expect(await toast(page).count()).toBe(0);
    await close();
  });
});

/** The menu of languages and the heading of the page, in each language. */
const DESK: Record<keyof typeof CHANGED, { menu: string; heading: string }> = {
  tr: { menu: 'TR, Türkçe: dil seçin', heading: 'Hesabım' },
  en: { menu: 'EN, English: choose a language', heading: 'My account' },
  de: { menu: 'DE, Deutsch: Sprache wählen', heading: 'Mein Konto' },
  es: { menu: 'ES, Español: elija un idioma', heading: 'Mi cuenta' },
};

const nameOf = (locale: keyof typeof CHANGED) => CHANGED[locale][0];

describe('the languages of the dashboard', () => {
  it('2.101 are the same four, in a menu of the top bar, and a change is seen and confirmed in the new language', async () => {
    const session = await openSession(browser, server.origin);
    const openDesk = await onePage(browser, server.origin, session);
    const { page } = await openDesk('/dashboard/account');
    const bar = page.getByRole('banner');
    await bar.waitFor();
    expect((await bar.boundingBox())?.y).toBe(0);
    let from: keyof typeof DESK = 'tr';
    for (const to of ['en', 'de', 'es', 'tr'] as const) {
      const [name, message] = CHANGED[to];
      await bar.getByRole('button', { name: DESK[from].menu, exact: true }).click();
      await eventually(() => page.getByRole('menuitem').allTextContents()).toEqual(NAMES);
      await page.getByRole('menuitem', { name, exact: true }).click();
      await eventually(() => page.locator('h1').textContent()).toBe(DESK[to].heading);
      expect(await page.locator('html').getAttribute('lang')).toBe(to);
      await toast(page).filter({ hasText: message }).waitFor();
      from = to;
    }
  });
});
