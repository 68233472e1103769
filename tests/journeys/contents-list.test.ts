import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openSession } from './dashboard.ts';
import { button, type Content, createContent, readContent } from './editor.ts';

const { server, browser } = await openOwnDemo();
const openAsAdmin = await onePage(
  browser,
  server.origin,
  await openSession(browser, server.origin),
);

it('an editor selects drafts with keys, publishes them together, and undoes it', async () => {
  const drafts: Content[] = [];
  for (const title of ['Klavyeyle seçilen bir', 'Klavyeyle seçilen iki'])
    drafts.push(await createContent(server.origin, title, { state: 'draft' }));
  const states = async () =>
    Promise.all(drafts.map(async (draft) => (await readContent(server.origin, draft)).state));
  const { page, faults, close } = await openAsAdmin('/dashboard/blog?q=Klavyeyle&sort=title');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('link', { name: 'Klavyeyle seçilen iki' }).waitFor();
  await page.keyboard.press('j');
  expect(await focused()).toBe('Klavyeyle seçilen bir');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('2 satır seçildi').waitFor();
  await page.keyboard.press('k');
  expect(await focused()).toBe('Klavyeyle seçilen bir');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });

  await button(page, 'Yayımla').click();
  const question = page.getByRole('dialog', { name: '2 içerik yayımlansın mı?' });
  await question.getByRole('button', { name: 'Yayımla' }).click();
  await page.locator('.toast-text').filter({ hasText: '2 içerik güncellendi.' }).waitFor();
  expect(await states()).toEqual(['published', 'published']);
  await button(page, 'Geri al').click();
  await page.locator('.toast-text').filter({ hasText: 'geri alındı' }).waitFor();
  expect(await states()).toEqual(['draft', 'draft']);

  await page.getByRole('link', { name: 'Klavyeyle seçilen iki' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dashboard/blog/${drafts[1]?.id}`);
  expect(faults).toEqual([]);
  await close();
});

it('an editor moves a scheduled content to another day of the calendar, by its button and by dragging', async () => {
  const year = new Date().getUTCFullYear() + 1;
  const content = await createContent(server.origin, 'Takvimde taşınan', {
    ...{ state: 'scheduled', publishedAt: `${year}-03-10T06:30:00.000Z` },
  });
  const publication = async () =>
    ((await readContent(server.origin, content)) as unknown as { publishedAt: string }).publishedAt;
  const { page, faults, close } = await openAsAdmin(`/dashboard/blog/calendar?month=${year}-03`);
  const day = (number: string) => page.locator(`td[data-day="${year}-03-${number}"]`);
  const entry = (number: string) => day(number).getByRole('link', { name: 'Takvimde taşınan' });
  await entry('10').waitFor();
  await day('10').getByRole('button', { name: 'Başka güne taşı: Takvimde taşınan' }).click();
  await page.getByRole('textbox', { name: 'Yeni gün' }).fill(`${year}-03-12`);
  await page.keyboard.press('Enter');
  await entry('12').waitFor();
  expect(await publication()).toBe(`${year}-03-12T06:30:00.000Z`);
  await entry('12').locator('..').dragTo(day('20'));
  await entry('20').waitFor();
  expect(await publication()).toBe(`${year}-03-20T06:30:00.000Z`);

  await day('20').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const current = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  expect(await current()).toBe(`${year}-03-28`);
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(`**/calendar?month=${year}-04`);
  await eventually(current).toBe(`${year}-04-04`);
  expect(faults).toEqual([]);
  await close();
});
