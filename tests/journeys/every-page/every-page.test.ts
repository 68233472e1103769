import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayInIstanbul } from '../../../src/platform/istanbul.ts';
import { fileForm } from '../../harness/library-files.ts';
import { IS_LONG_RUN } from '../../harness/long-run.ts';
import { openOwnDemo } from '../../harness/open-demo.ts';
import { rawKeysOn } from '../../harness/raw-keys.ts';
import { openPage } from '../../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../accessible.ts';
import { addStaff, callAsAdmin, openSession } from '../dashboard.ts';
import { linksOf, listPages, pageOf, pageOpener } from './find-pages.ts';
import { walkByTab } from './walk-by-tab.ts';

const { server, browser } = await openOwnDemo();
const pages = await listPages();
const EVERY_PAGE_MS = 600_000;

/** Pages that no link of this data leads to; they have journeys of their own. */
const WITHOUT_RECORDS = [
  '/dashboard/admin/documents/:documentId/draft',
  '/dashboard/admin/redirects/:redirectId',
  '/dashboard/admin/transfer/:importId',
  '/dashboard/applications/:applicationId/compare/:otherId',
];

async function add(path: string, body: object): Promise<void> {
  const reply = await callAsAdmin(server.origin, 'POST', path, body);
  if (!reply.ok) throw new Error(await reply.text());
}
beforeAll(async () => {
  await add('/api/webhooks', {
    name: 'Haber uygulaması',
    url: 'https://uygulama.example/kanca',
    events: ['content.published'],
  });
  await add('/api/privacy/requests', {
    kind: 'information',
    channel: 'post',
    receivedOn: dayInIstanbul(new Date()),
    name: 'Zeynep Örnekçi',
    text: 'Hangi verilerim var?',
  });
  await add('/api/own-pages', { title: 'Gençlik kolları', slug: 'genclik-kollari' });
  await add('/api/boards', { name: 'Kadın kolları', slug: 'kadin-kollari' });
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: 'darkcyan' },
  })
    .png()
    .toBuffer();
  const undescribed = fileForm(picture, 'iskele.png');
  await add('/api/media', undescribed);
});

/** Visits one address of each page that links lead to, beginning with the overview. */
async function visitPages(page: Page, visit: (name: string) => Promise<void>): Promise<string[]> {
  const visited: string[] = [];
  const waiting = new Map([['/dashboard', `${server.origin}/dashboard`]]);
  const open = pageOpener(page);
  for (const [name, address] of waiting) {
    await open(address);
    visited.push(name);
    await visit(name);
    // Last: what the page loads later can have links, too.
    for (const link of await linksOf(page)) {
      const found = pageOf(pages, link);
      if (found && !waiting.has(found)) waiting.set(found, link);
    }
  }
  return visited;
}

/** Adds what Tab does not reach on this page, and where its focus is invisible. */
async function noteTab(page: Page, name: string, problems: string[]): Promise<void> {
  const { missed, invisible } = await walkByTab(page);
  for (const html of missed) problems.push(`${name}: not reached: ${html}`);
  for (const html of invisible) problems.push(`${name}: invisible focus: ${html}`);
}

describe('every page of the dashboard', () => {
  it(
    `is reached by links, shows no key of a text, and has no problem of accessibility${IS_LONG_RUN ? ' in any appearance; Tab alone is enough' : ''}`,
    async () => {
      const storageState = await openSession(browser, server.origin);
      const { page, faults, close } = await openPage(browser, {
        storageState,
        viewport: { width: 1440, height: 900 },
      });
      const problems: string[] = [];
      const visited = await visitPages(page, async (name) => {
        await expectAccessible(page, { name }).catch((error: Error) =>
          problems.push(`${name}: ${error.message}`),
        );
        for (const text of await rawKeysOn(page)) problems.push(`${name}: raw key: ${text}`);
        if (IS_LONG_RUN) await noteTab(page, name, problems);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectNoSidewaysScrolling(page).catch((error: Error) =>
          problems.push(`${name}: ${error.message}`),
        );
        await page.setViewportSize({ width: 1440, height: 900 });
      });
      expect(problems).toEqual([]);
      expect(pages.filter((name) => !visited.includes(name))).toEqual(WITHOUT_RECORDS);
      expect(faults).toEqual([]);
      await close();
    },
    EVERY_PAGE_MS,
  );

  it.runIf(IS_LONG_RUN)(
    'that an editor can open can be used with Tab alone, in the horizontal layout too',
    async () => {
      const email = await addStaff(server, {
        username: 'gezgin',
        role: 'editor',
        name: 'Gezgin',
        surname: 'Editör',
      });
      const storageState = await openSession(browser, server.origin, email);
      const { page, faults, close } = await openPage(browser, {
        storageState,
        viewport: { width: 1440, height: 900 },
      });
      await page.goto(`${server.origin}/dashboard`);
      await page.evaluate('appSettings({ layout: "horizontal" })');
      const problems: string[] = [];
      const visited = await visitPages(page, async (name) => {
        await expectAccessible(page, { name, appearances: [] }).catch((error: Error) =>
          problems.push(`${name}: ${error.message}`),
        );
        for (const text of await rawKeysOn(page)) problems.push(`${name}: raw key: ${text}`);
        await noteTab(page, name, problems);
      });
      expect(problems).toEqual([]);
      expect(visited.length).toBeGreaterThan(10);
      expect(visited).not.toContain('/dashboard/users');
      expect(faults).toEqual([]);
      await close();
    },
    EVERY_PAGE_MS,
  );
});
