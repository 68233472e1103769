import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getParty, makeParty } from '../../src/features/party/operations.server.ts';
import { party } from '../../src/features/party/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { signIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const svg = (color: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="${color}"/></svg>`,
  ),
});

async function upload(page: Page, tool: string, color: string): Promise<void> {
  await page.getByRole('button', { name: tool, exact: true }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(svg(color));
}

/** The ids of the logos that the header shows in this mode, once they are loaded. */
async function shownLogos(page: Page): Promise<string[]> {
  const images = page.locator('header img.mark:visible');
  await eventually(() =>
    images.evaluateAll(
      (all) => all.length > 0 && all.every((one) => (one as HTMLImageElement).naturalWidth > 0),
    ),
  ).toBe(true);
  return images.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLImageElement).src).pathname.split('/')[2] ?? ''),
  );
}

/** The logos of the header in this mode, their own background, and whether they stand on a dark ground. */
async function inMode(paletteMode: 'light' | 'dark', path: string) {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await opened.context.addInitScript(
    (chosen) => localStorage.setItem('app.settings', JSON.stringify(chosen)),
    { paletteMode },
  );
  await opened.page.goto(origin + path);
  const shown = await shownLogos(opened.page);
  const isOnDark = await opened.page
    .locator('header img.mark:visible')
    .first()
    .evaluate((image) => {
      for (let at = image.parentElement; at; at = at.parentElement) {
        const [red = 0, green = 0, blue = 0, alpha = 1] =
          getComputedStyle(at)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        if (alpha > 0) return red + green + blue < 384;
      }
      return false;
    });
  const background = await opened.page
    .locator('header img.mark:visible')
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(opened.faults).toEqual([]);
  await opened.close();
  return { shown, background, isOnDark };
}

it('an admin uploads an SVG logo, and one for dark grounds, which pages show on their grounds', async () => {
  // Also at a second try of this test.
  const { db } = test.app.services;
  await db.delete(party);
  await makeParty(db, { name: 'Deneme Partisi' }, new Date());
  test.app.forgetAll();
  const { page, faults, close } = await signIn(browser, origin, 'admin@ufuk.test');
  await page.goto(`${origin}/dashboard/admin/party/gorunum`);
  await upload(page, 'Logo seç', '#00a651');
  await page.getByText('Açık zeminde').waitFor();
  await upload(page, 'Koyu zemin için logo seç', '#ffffff');
  await page.getByText('Koyu zeminde').waitFor();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await eventually(async () => (await getParty(db)).logo?.dark?.mediaId).toBeTruthy();
  const { logo } = await getParty(db);
  const [light, dark] = [logo?.mediaId, logo?.dark?.mediaId];
  expect(light).not.toBe(dark);
  // The navigation of the dashboard has a dark ground in both modes.
  await page.reload();
  const inDashboard = () =>
    page
      .locator('img.mark:visible')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/')[4]));
  await eventually(inDashboard).toContain(dark);
  expect(faults).toEqual([]);
  await close();

  for (const mode of ['light', 'dark'] as const) {
    const { shown, background, isOnDark } = await inMode(mode, '/');
    expect([mode, ...shown]).toEqual([mode, isOnDark ? dark : light]);
    // What is transparent in a logo stays so.
    expect(background).toBe('rgba(0, 0, 0, 0)');
  }
});
