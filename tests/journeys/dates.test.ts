import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { openSession } from './dashboard.ts';

const { server, browser } = await openDemo();
const open = await onePage(browser, server.origin, await openSession(browser, server.origin));

const LIST = '/dashboard/applications/list';
const field = (page: Page, name = 'Başlangıç') => page.getByLabel(name, { exact: true });
const calendar = (page: Page) => page.locator('[role=dialog]:has(table)');
const search = (page: Page) => new URL(page.url()).searchParams;
const faultOf = (page: Page, name?: string) =>
  field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

describe('a day of a filter', () => {
  it.each([
    ['tr', '20.11.2026', '20.11.2026'],
    ['tr', '20/11/2026', '20.11.2026'],
    ['tr', '2026-11-20', '20.11.2026'],
    ['tr', '20 Kasım 2026', '20.11.2026'],
    ['en', '20.11.2026', '20/11/2026'],
    ['de', '20. November 2026', '20.11.2026'],
    ['es', '20 de noviembre de 2026', '20/11/2026'],
  ])('in %s is typed as “%s” and shown as “%s”', async (language, typed, shown) => {
    const { page, faults } = await open(LIST, { stored: { 'app.language': language } });
    const first = page.locator('fieldset input').first();
    await first.fill(typed);
    await eventually(() => search(page).get('from')).toBe('2026-11-20');
    await first.press('Tab');
    expect(await first.inputValue()).toBe(shown);
    expect(faults).toEqual([]);
  });

  it('that does not exist stays with the reason below it, and filters nothing', async () => {
    const { page } = await open(LIST);
    await field(page).fill('31.02.2026');
    await field(page).press('Tab');
    expect(await field(page).inputValue()).toBe('31.02.2026');
    expect(await faultOf(page)).toBe('Tarihi 20.11.2026 biçiminde yazın.');
    await field(page).fill('31.12.2100');
    await field(page).press('Tab');
    expect(await faultOf(page)).toBe('31.12.2099 ya da daha önceki bir tarih yazın.');
    expect(search(page).get('from')).toBe(null);
    await field(page).fill('');
    await field(page).press('Tab');
    expect(await faultOf(page)).toBe('');
  });

  it('is chosen from a calendar by keyboard, and removed', async () => {
    const { page, faults } = await open(`${LIST}?from=2026-11-20`);
    expect(await field(page).inputValue()).toBe('20.11.2026');
    await field(page).press('Alt+ArrowDown');
    const chosen = calendar(page).getByRole('button', { name: '20 Kasım 2026', exact: true });
    await eventually(() => chosen.evaluate((day) => day === document.activeElement)).toBe(true);
    expect(await calendar(page).locator('thead th').allTextContents()).toEqual([
      'Pt',
      'Sa',
      'Ça',
      'Pe',
      'Cu',
      'Ct',
      'Pz',
    ]);
    await expectAccessible(page, { name: 'calendar', layer: '[role=dialog]' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => search(page).get('from')).toBe('2026-11-27');
    await calendar(page).waitFor({ state: 'detached' });
    await eventually(() => field(page).inputValue()).toBe('27.11.2026');
    await field(page).press('Alt+ArrowDown');
    await calendar(page).getByRole('button', { name: 'Temizle' }).click();
    await eventually(() => search(page).get('from')).toBe(null);
    await eventually(() => field(page).inputValue()).toBe('');
    expect(faults).toEqual([]);
  });

  it('has the months and days of the language, and begins on Monday, in a browser in any language', async () => {
    const { page } = await open(`${LIST}?from=2026-03-02`, {
      stored: { 'app.language': 'de' },
      width: 360,
      height: 780,
    });
    await page.getByRole('button', { name: 'Im Kalender wählen: Beginn' }).click();
    await calendar(page).getByText('März 2026').waitFor();
    expect(await calendar(page).locator('thead th').first().textContent()).toBe('Mo');
    const box = await calendar(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await calendar(page).waitFor({ state: 'detached' });
  });
});

it('a calendar in a dialog is whole, and Escape closes only the calendar', async () => {
  const { page, faults } = await open('/dashboard/blog/add');
  await page.getByLabel('Başlık', { exact: true }).fill('Zamanlanan yazı');
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Yayımla' });
  await dialog.getByLabel('Tarih ve saat seç').check();
  await dialog.getByRole('button', { name: 'Takvimden seçin: Tarih' }).click();
  const last = calendar(page).getByRole('button', { name: 'Bugün' });
  await last.waitFor();
  const isOnTop = await last.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await page.keyboard.press('Escape');
  await calendar(page).waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  const time = dialog.getByLabel('Saat', { exact: true });
  await time.fill('1830');
  await time.press('Tab');
  expect(await time.inputValue()).toBe('18.30');
  await time.fill('25.00');
  await time.press('Tab');
  expect(await dialog.innerText()).toContain('Saati 09.30 biçiminde yazın.');
  expect(await time.inputValue()).toBe('25.00');
  expect(faults).toEqual([]);
});

it('the days of a form stay as they were typed when they are refused, and the summary leads to them', async () => {
  const { page } = await open('/dashboard/admin/meetings/add');
  await field(page).fill('31.02.2030');
  await page.getByRole('group', { name: 'Başlangıç' }).getByLabel('Saat').fill('14');
  await field(page, 'Bitiş').fill('1.3.1899');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('link', { name: /^Başlangıç/ }).click();
  await eventually(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field(page).inputValue()).toBe('31.02.2030');
  expect(await faultOf(page)).toContain('Tarihi 20.11.2026 biçiminde yazın.');
  expect(await field(page, 'Bitiş').inputValue()).toBe('01.03.1899');
  expect(await faultOf(page, 'Bitiş')).toContain('01.01.1900 ya da daha sonraki');
});
