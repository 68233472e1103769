import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { callAsAdmin, openSession } from './dashboard.ts';

const { server, browser } = await openDemo();
const open = await onePage(browser, server.origin, await openSession(browser, server.origin));

async function firstId(path: string): Promise<string> {
  const { data } = (await (await callAsAdmin(server.origin, 'GET', path)).json()) as {
    data: [{ id: string }];
  };
  return data[0].id;
}
const content = await firstId('/api/contents?pageSize=1');
const application = await firstId('/api/applications?pageSize=1');

const PAGES = [
  '/dashboard',
  '/dashboard/account',
  '/dashboard/users',
  '/dashboard/users/add',
  '/dashboard/blog',
  `/dashboard/blog/${content}`,
  `/dashboard/blog/${content}/edit`,
  '/dashboard/media',
  '/dashboard/applications/list',
  `/dashboard/applications/${application}/details`,
  '/dashboard/applications/export',
  '/dashboard/messages',
  '/dashboard/admin/party',
  '/dashboard/admin/menu',
  '/dashboard/admin/people',
  '/dashboard/admin/meetings/add',
  '/dashboard/admin/audit',
  '/dashboard/admin/emails',
];
/** Its text and its settings scroll by themselves, so it has no end that could leave room. */
const WITHOUT_ROOM = /\/edit$/;

const button = (page: Page) => page.getByRole('button', { name: /^(Koyu|Açık) Tema$/ });

/** Scrolls the page and everything in it that scrolls. */
const scrollTo = (page: Page, place: 'start' | 'end') =>
  page.evaluate((place) => {
    for (const element of [document.scrollingElement, ...document.querySelectorAll('main, main *')])
      if (element && element.scrollHeight > element.clientHeight)
        element.scrollTop = place === 'end' ? element.scrollHeight : 0;
  }, place);

/** What can be used beneath the button, unless the button is not there. */
const covered = (page: Page) =>
  button(page).evaluate((button) => {
    if (getComputedStyle(button.closest('aside') as Element).opacity === '0') return [];
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 1; x < right; x += 3)
      for (let y = top + 1; y < bottom; y += 3)
        for (const element of document.elementsFromPoint(x, y)) {
          const used = element.closest('a[href], button, input, select, textarea, label, summary');
          if (used && used !== button) found.add(used.outerHTML.slice(0, 120));
        }
    return [...found];
  });
const isThere = (page: Page) =>
  button(page).evaluate((one) => getComputedStyle(one.closest('aside') as Element).opacity === '1');

it.each([360, 900, 1440])(
  '2.130 the theme button is at the bottom right of the dashboard and covers nothing that can be used, %i px wide',
  async (width) => {
    for (const path of PAGES) {
      const { page } = await open(path, { width, height: 780 });
      await page.locator('#main h1, #main textarea').first().waitFor();
      await scrollTo(page, 'start');
      await eventually(() => covered(page)).toEqual([]);
      await scrollTo(page, 'end');
      await eventually(() => covered(page)).toEqual([]);
      if (!WITHOUT_ROOM.test(path)) {
        // Rows that arrive after the page was scrolled move its end.
        await eventually(async () => {
          await scrollTo(page, 'end');
          return [path, await isThere(page)];
        }).toEqual([path, true]);
        const box = await button(page).boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeGreaterThan(width - 24);
        expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeGreaterThan(780 - 24);
      }
    }
  },
);

it('2.130 it is not there beside an open menu or dialog, and Tab still reaches it where it steps aside', async () => {
  const { page } = await open('/dashboard/users', { width: 360, height: 780 });
  await page
    .getByRole('button', { name: /^İşlemler/ })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
  await eventually(() => isThere(page)).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await button(page).focus();
  await eventually(() => isThere(page)).toBe(true);
});
