import { expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn, overviewLoaded } from './dashboard.ts';

const { server, browser } = await openOwnDemo();

it('? shows the shortcuts on every page, and single keys can be turned off and on again', async () => {
  const { page, faults, close } = await openSignedIn(browser, server.origin);
  await overviewLoaded(page);
  const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await page.keyboard.press('?');
  await help.waitFor();
  await expectAccessible(page, { layer: '[role="dialog"]' });
  await help.getByRole('switch', { name: 'Tek tuşlu kısayollar' }).press('Space');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });

  await page.goto(`${server.origin}/dashboard/blog`);
  const rows = page.locator('tr[data-row]');
  await rows.first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex ?? 0);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  expect(await focused()).toBe(0);
  expect(await help.count()).toBe(0);

  // The way back does not need a single key.
  await page.getByRole('button', { name: /^Hesap menüsü/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Klavye kısayolları' }).click();
  await help.getByRole('switch', { name: 'Tek tuşlu kısayollar' }).press('Space');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.locator('h1').click();
  await page.keyboard.press('j');
  expect(await focused()).toBe(1);
  expect(faults).toEqual([]);
  await close();
});
