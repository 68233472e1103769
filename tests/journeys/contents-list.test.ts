import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openSession } from './dashboard.ts';
import { button, type Content, createContent, readContent, titleField } from './editor.ts';

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
  await page.getByRole('link', { name: 'Klavyeyle seçilen iki', exact: true }).waitFor();
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
  await page.locator('.toast-text').filter({ hasText: '2 içerik yayımlandı.' }).waitFor();
  expect(await states()).toEqual(['published', 'published']);
  await button(page, 'Geri al').click();
  await page.locator('.toast-text').filter({ hasText: 'geri alındı' }).waitFor();
  expect(await states()).toEqual(['draft', 'draft']);

  await page.getByRole('link', { name: 'Klavyeyle seçilen iki', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dashboard/blog/${drafts[1]?.id}`);
  expect(faults).toEqual([]);
  await close();
});

it('a row leads to the editor, and is duplicated, pinned and archived from its menu', async () => {
  const content = await createContent(server.origin, 'Çoğaltılan haber', { tags: ['kıyı'] });
  const { page, faults, close } = await openAsAdmin('/dashboard/blog?q=Çoğaltılan');
  const said = (words: string) => page.locator('.toast-text').filter({ hasText: words }).waitFor();
  const choose = async (name: string) => {
    await page
      .getByRole('button', { name: /Çoğaltılan haber/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Başa sabitle');
  await said('1 içerik güncellendi.');
  expect(await readContent(server.origin, content)).toMatchObject({ pinned: true });
  await choose('Arşivle');
  await said('1 içerik arşivlendi.');
  expect((await readContent(server.origin, content)).state).toBe('archived');

  await choose('Çoğalt');
  await page.waitForURL(/\/dashboard\/blog\/[0-9a-f-]{36}\/edit$/);
  await eventually(() => titleField(page).inputValue()).toBe('Çoğaltılan haber (kopya)');
  await page.getByText('İlk satır.').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Düzenle: Çoğaltılan haber', exact: true }).click();
  await page.waitForURL(`**/dashboard/blog/${content.id}/edit`);
  expect(faults).toEqual([]);
  await close();
});

it('the key E edits the row with the focus, and the message after publishing one row leads to its page and covers neither bell nor account', async () => {
  const draft = await createContent(server.origin, 'Listeden yayımlanan', { state: 'draft' });
  const { page, faults, close } = await openAsAdmin('/dashboard/blog?q=Listeden');
  await page.getByRole('link', { name: draft.title, exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await button(page, 'Yayımla').click();
  const question = page.getByRole('dialog', { name: '1 içerik yayımlansın mı?' });
  await question.getByRole('button', { name: 'Yayımla' }).click();
  const message = page.locator('.toast').filter({ hasText: '1 içerik yayımlandı.' });
  const onSite = message.getByRole('link', { name: 'Sitede gör' });
  expect(await onSite.getAttribute('href')).toBe(draft.path);
  await message.getByRole('button', { name: 'Geri al' }).waitFor();
  const box = await message.boundingBox();
  for (const name of [/^Bildirimler/, /Hesap/])
    expect((await page.getByRole('button', { name }).first().boundingBox())?.y).toBeLessThan(
      (box?.y ?? 0) - 30,
    );
  await message.getByRole('button', { name: 'Bağlantıyı kopyala' }).waitFor();

  await page.getByRole('link', { name: draft.title, exact: true }).focus();
  await page.keyboard.press('e');
  await page.waitForURL(`**/dashboard/blog/${draft.id}/edit`);
  expect(faults).toEqual([]);
  await close();
});

it('an editor adds a dated correction note, readers see it, and its removal is asked for', async () => {
  const content = await createContent(server.origin, 'Düzeltilen haber');
  const page = await openAsAdmin(`/dashboard/blog/${content.id}/edit`);
  const side = page.page.getByRole('complementary', { name: 'İçerik ayarları' });
  await side.getByRole('button', { name: 'Düzeltme notu ekle' }).click();
  const note = side.getByRole('textbox', { name: '1. düzeltme notu' });
  await note.waitFor();
  await page.page.keyboard.insertText('Katılım 40 değil, 400 kişiydi.');
  expect(await note.inputValue()).toBe('Katılım 40 değil, 400 kişiydi.');
  await side.getByRole('textbox', { name: '1. notun tarihi' }).fill('27.11.2026');
  await button(page.page, 'Değişiklikleri yayımla').click();
  await page.page.locator('.toast-text').filter({ hasText: 'Yayımlandı.' }).waitFor();
  const shown = async () => (await fetch(server.origin + content.path)).text();
  await eventually(shown).toContain('Düzeltme (27 Kasım 2026):</b> Katılım 40 değil');

  await side.getByRole('button', { name: '1. notu kaldır' }).click();
  const question = page.page.getByRole('dialog', { name: 'Düzeltme notu kaldırılsın mı?' });
  await question.getByRole('button', { name: 'Kaldır', exact: true }).click();
  await note.waitFor({ state: 'detached' });
  await button(page.page, 'Değişiklikleri yayımla').click();
  await eventually(shown).not.toContain('Düzeltme (');
  expect(page.faults).toEqual([]);
  await page.close();
});

it('all contents that match a filter are moved to the trash together, also those of other pages', async () => {
  for (let number = 1; number <= 23; number += 1)
    await createContent(server.origin, `Topluca silinen ${number}`, { state: 'draft' });
  const { page, faults, close } = await openAsAdmin('/dashboard/blog?q=Topluca&state=draft');
  await page.getByRole('checkbox', { name: 'Bu sayfadaki' }).click();
  await button(page, 'Tümünü seç (23)').click();
  await page.getByText('23 satır seçildi').waitFor();
  await button(page, 'Sil').click();
  const question = page.getByRole('dialog');
  await question.getByText('23 içerik').first().waitFor();
  await question.getByRole('button', { name: 'Sil' }).click();
  await page
    .locator('.toast-text')
    .filter({ hasText: '23 içerik çöp kutusuna taşındı.' })
    .waitFor();
  await page.getByText('Aradığınıza uyan içerik yok').waitFor();
  await button(page, 'Geri al').click();
  await page.getByRole('link', { name: 'Topluca silinen 23', exact: true }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('an editor moves a scheduled content to another day of the calendar, by its button and by dragging', async () => {
  const year = new Date().getUTCFullYear() + 1;
  const content = await createContent(server.origin, 'Takvimde taşınan', {
    state: 'scheduled',
    publishedAt: `${year}-03-10T06:30:00.000Z`,
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
