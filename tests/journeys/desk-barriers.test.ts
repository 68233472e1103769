import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBarriers } from '../harness/axe.ts';
import { launchBrowser } from '../harness/browser.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { openPage } from '../harness/watched-page.ts';
import { type Session, signIn } from './desk.ts';
import { bodyField, makePiece, type Piece } from './editor.ts';

let server: DemoServer;
let browser: Browser;
let session: Session;
let piece: Piece;
beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
  const first = await signIn(browser, server.origin);
  session = await first.context.storageState();
  await first.close();
  const body = 'Giriş.\n\n## Ara başlık\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> Alıntı';
  piece = await makePiece(server.origin, 'Erişilebilir bir haber', { body });
}, DEMO_START_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Screen {
  path: () => string;
  ready: (page: Page) => Promise<unknown>;
  signedIn?: false;
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
    ready: (page) => page.getByText('bütün kategorilerde').waitFor(),
  },
  'the list': {
    path: () => '/dashboard/blog',
    ready: (page) => page.locator('tbody tr').first().waitFor(),
  },
  'the list without a match': {
    path: () => '/dashboard/blog?q=zzzz',
    ready: (page) => page.getByText('Aradığınıza uyan içerik yok').waitFor(),
  },
  'the editor of a new piece': {
    path: () => '/dashboard/blog/add',
    ready: (page) => bodyField(page).waitFor(),
  },
  'the editor': {
    path: () => `/dashboard/blog/${piece.id}/edit`,
    ready: (page) => bodyField(page).waitFor(),
  },
  'the details': {
    path: () => `/dashboard/blog/${piece.id}`,
    ready: (page) => page.getByRole('heading', { name: 'Ara başlık' }).waitFor(),
  },
  'a missing page': {
    path: () => '/dashboard/yok',
    ready: (page) => page.getByRole('heading', { name: 'Böyle bir sayfa yok' }).waitFor(),
  },
};

const settingsFor = (paletteMode: string) => JSON.stringify({ paletteMode });

describe.each(['light', 'dark'])('without a barrier in %s', (paletteMode) => {
  it.each(Object.keys(screens))('%s', async (name) => {
    const { path, ready, signedIn } = screens[name] as Screen;
    for (const width of [1440, 360]) {
      const opened = await openPage(browser, {
        viewport: { width, height: 800 },
        ...(signedIn === false ? {} : { storageState: session }),
      });
      const { page, faults } = opened;
      await page.addInitScript(
        (text) => localStorage.setItem('app.settings', text),
        settingsFor(paletteMode),
      );
      await page.goto(server.origin + path());
      await ready(page);
      expect(await page.locator('html').getAttribute('data-mode')).toBe(paletteMode);
      expect(await findBarriers(page), `${width} px`).toEqual([]);
      const [wide, seen] = await page.evaluate(
        () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
      );
      expect(wide, `${width} px`).toBeLessThanOrEqual(seen);
      expect(faults).toEqual([]);
      await opened.close();
    }
  });
});
