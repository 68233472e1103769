import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../harness/long-run.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { expectAccessible, expectAccessibleAt } from './accessible.ts';
import { openSession, overviewLoaded } from './dashboard.ts';
import { bodyField, createContent } from './editor.ts';

const { server, browser } = await openOwnDemo();
const session = await openSession(browser, server.origin);
const openAsAdmin = await onePage(browser, server.origin, session);
const openAsVisitor = await onePage(browser, server.origin);
const body = 'Giriş.\n\n## Ara başlık\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> Alıntı';
const content = await createContent(server.origin, 'Erişilebilir bir haber', { body });

interface Screen {
  path: () => string;
  ready: (page: Page) => Promise<unknown>;
  signedIn?: false;
  /** The walk of all pages checks it too, in one appearance. */
  isInWalk?: true;
  /** The server answers 404, and the browser reports that. */
  isMissing?: true;
}
const screens: Record<string, Screen> = {
  'sign-in': {
    path: () => '/auth/login',
    ready: (page) => page.getByLabel('E-posta').waitFor(),
    signedIn: false,
  },
  'the sign-in that was refused': {
    path: () => '/auth/login',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Giriş yap' }).click();
      await page.getByRole('alert').waitFor();
    },
    signedIn: false,
  },
  'the overview': {
    path: () => '/dashboard',
    ready: (page) => overviewLoaded(page),
    isInWalk: true,
  },
  'the list': {
    path: () => '/dashboard/blog',
    ready: (page) => page.locator('tbody tr').first().waitFor(),
    isInWalk: true,
  },
  'the list without a match': {
    path: () => '/dashboard/blog?q=zzzz',
    ready: (page) => page.getByText('Aradığınıza uyan içerik yok').waitFor(),
  },
  'the calendar of contents': {
    path: () => '/dashboard/blog/calendar',
    ready: (page) => page.locator('td[data-today] li').first().waitFor(),
    isInWalk: true,
  },
  'the trash': {
    path: () => '/dashboard/blog/trash',
    ready: (page) => page.getByText('Çöp kutusu boş').waitFor(),
    isInWalk: true,
  },
  'the editor of new content': {
    path: () => '/dashboard/blog/add',
    ready: (page) => bodyField(page).waitFor(),
    isInWalk: true,
  },
  'the editor': {
    path: () => `/dashboard/blog/${content.id}/edit`,
    ready: (page) => bodyField(page).waitFor(),
    isInWalk: true,
  },
  'the details': {
    path: () => `/dashboard/blog/${content.id}`,
    ready: (page) => page.getByRole('heading', { name: 'Ara başlık' }).waitFor(),
  },
  'a missing page': {
    path: () => '/dashboard/yok',
    ready: (page) => page.getByRole('heading', { name: 'Böyle bir sayfa yok' }).waitFor(),
    isMissing: true,
  },
};

describe('a screen of the dashboard is accessible', () => {
  const checked = Object.keys(screens).filter((name) => IS_LONG_RUN || !screens[name]?.isInWalk);
  it.each(checked)('%s', async (name) => {
    const { path, ready, signedIn, isMissing } = screens[name] as Screen;
    const open = signedIn === false ? openAsVisitor : openAsAdmin;
    const { page, faults } = await open(path());
    await ready(page);
    await expectAccessibleAt(page, [1440, 360]);
    const others = faults.filter((fault) => !(isMissing && /^404: |status of 404/.test(fault)));
    expect(others).toEqual([]);
  });
});

/** Waits until the element or one of its descendants has the focus, and checks that the focus is visible. */
async function expectFocus(page: Page, place: Locator): Promise<void> {
  const focused = place.and(page.locator(':focus-visible')).or(place.locator(':focus-visible'));
  await focused.waitFor();
  const width = await focused.evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(2);
}

interface Opening {
  path: () => string;
  /** The name of the button. */
  button: RegExp;
  layer: string;
  keys: string[];
  /** The keys from the open menu to the dialog that one of its items opens. */
  onwards?: string[];
  /** A text that is shown when the content is complete. */
  text?: string;
  widths?: number[];
}
const MENU = { layer: '[role="menu"]', keys: ['Enter', 'Space', 'ArrowDown'] };
const DIALOG = { layer: 'dialog[open], [role="dialog"]', keys: ['Enter', 'Space'] };
const ownRow = () => `/dashboard/users?q=${encodeURIComponent(ADMIN.ADMIN_EMAIL)}`;
const openings: Record<string, Opening> = {
  'the account menu': { path: () => '/dashboard', button: /^Hesap menüsü/, ...MENU },
  'the languages': { path: () => '/dashboard', button: /^TR, /, ...MENU },
  'the settings': { path: () => '/dashboard', button: /^Görünüm ayarları/, ...DIALOG },
  'the navigation': { path: () => '/dashboard', button: /^Menüyü aç/, ...DIALOG, widths: [360] },
  'the menu of a content': { path: () => '/dashboard/blog', button: /^İşlemler: /, ...MENU },
  'the menu of a user': {
    path: ownRow,
    button: /^İşlemler: /,
    ...MENU,
    text: 'Kendi hesabınızı silemezsiniz.',
  },
  'the menu of the editor': {
    path: () => `/dashboard/blog/${content.id}/edit`,
    button: /^Başka işlemler/,
    ...MENU,
  },
  'the dialog behind a menu': {
    path: () => '/dashboard/blog',
    button: /^İşlemler: /,
    layer: DIALOG.layer,
    keys: ['Enter'],
    onwards: ['End', 'Enter'],
  },
  'the dialog behind a button': {
    path: () => '/dashboard/account',
    button: /^Tüm oturumları kapat/,
    ...DIALOG,
  },
};

describe('a menu or dialog opens by keyboard, is accessible in every appearance, and returns the focus', () => {
  it.each(Object.keys(openings))('%s', async (name) => {
    const { path, button, layer, keys, onwards = [], text, widths } = openings[name] as Opening;
    const { page, faults } = await openAsAdmin(path());
    for (const [index, width] of (widths ?? [1440, 360]).entries()) {
      await page.setViewportSize({ width, height: 800 });
      const opener = page.getByRole('button', { name: button }).first();
      const opened = page.locator(layer);
      for (const key of keys) {
        await opener.press(key);
        if (onwards.length > 0) await expectFocus(page, page.getByRole('menu'));
        for (const next of onwards) await page.keyboard.press(next);
        await expectFocus(page, opened);
        if (text) await page.getByText(text).waitFor();
        const isFirst = key === keys[0] && (index === 0 || IS_LONG_RUN);
        if (isFirst) await expectAccessible(page, { layer });
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'detached' });
        await expectFocus(page, opener);
      }
    }
    expect(faults).toEqual([]);
  });
});

it('a tooltip that is shown on focus is accessible, and Esc hides it', async () => {
  const { page, faults } = await openAsAdmin(ownRow());
  await page.getByRole('switch').focus();
  const hint = page.getByRole('tooltip');
  await hint.waitFor();
  await expectAccessible(page, { layer: '[role="tooltip"]' });
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
