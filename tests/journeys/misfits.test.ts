import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn } from './dashboard.ts';
import { bodyField, titleField } from './editor.ts';

const { server, browser } = await openDemo();

const REASON = /^Alt listenin ilk maddesi boş/;
const mark = (page: Page) => bodyField(page).getByText(REASON);
const said = (page: Page) => page.getByRole('status').filter({ hasText: REASON });

it('a block that is not stored as it is tells why when it is left, leads to its place, and is corrected there', async () => {
  // Nothing is stored: a new content without a title stays in this browser profile.
  const { page, faults, close } = await openSignedIn(browser, server.origin, '/dashboard/blog/add');
  await bodyField(page).click();
  await page.keyboard.type('Giriş');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- bir');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // Who is still writing there is not told. The text was reported when this place of it is drawn.
  await page.waitForTimeout(600);
  expect(await mark(page).count()).toBe(0);
  expect(await said(page).count()).toBe(0);

  await titleField(page).focus();
  await mark(page).waitFor();
  await eventually(() => said(page).count()).toBe(1);
  const list = bodyField(page).locator('> ul');
  const described = await list.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).textContent()).toMatch(REASON);
  await expectAccessible(page, { name: 'misfit' });

  // It is one of the checks, and known before the others are asked for.
  const checks = page.getByRole('button', { name: 'Yayımlamadan önce denetim: 1 öneri' });
  await checks.click();
  await page.getByRole('button', { name: REASON }).click();
  await eventually(() =>
    bodyField(page).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  // It stays while the user is there to mend it, and goes with its cause.
  expect(await mark(page).count()).toBe(1);
  await page.keyboard.type('iç');
  await eventually(() => mark(page).count()).toBe(0);
  await eventually(() => said(page).count()).toBe(0);
  expect(await list.getAttribute('aria-describedby')).toBeNull();
  expect(await list.locator('ul > li').innerText()).toBe('iç');
  await page.getByRole('button', { name: /denetim/ }).click();
  await page
    .getByRole('button', { name: /[Öö]zet/ })
    .last()
    .waitFor();
  expect(await page.getByRole('button', { name: REASON }).count()).toBe(0);

  expect(faults).toEqual([]);
  await close();
});
