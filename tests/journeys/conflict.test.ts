import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { addStaff, callAs, openSession } from './dashboard.ts';
import {
  bodyField,
  button,
  type Content,
  createContent,
  editPath,
  openEditor,
  readContent,
  readNewest,
  saysStatus,
  titleField,
  writeBody,
} from './editor.ts';

const { server, browser } = await openOwnDemo();
const openAsAdmin = await onePage(
  browser,
  server.origin,
  await openSession(browser, server.origin),
);
const name = { name: 'Ece', surname: 'Yalın' };
const other = await addStaff(server, { username: 'ece', role: 'editor', ...name });

/** Ece saves the content while another user has it open in the editor. */
async function saveAsOther(content: Content, change: { title?: string; body?: string }) {
  const call = await callAs(server.origin, other);
  const { title, category, body, slug, state } = await readContent(server.origin, content);
  const { version } = await readContent(server.origin, content);
  const payload = { title, category, body, slug, state, ...change, version };
  const reply = await call('PUT', `/api/contents/${content.id}`, payload);
  expect(reply.status).toBe(200);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hangi sürüm kalsın?' });

async function runIntoConflict(title: string) {
  const content = await createContent(server.origin, title);
  const opened = await openAsAdmin('/dashboard');
  const { page } = opened;
  await openEditor(page, server.origin, content);
  await saveAsOther(content, { body: 'İlk satır.\n\nEce’nin eklediği satır.' });
  await titleField(page).fill(`${title}, yenisi`);
  await writeBody(page, '\n\nBenim eklediğim satır.');
  // The text is saved by itself.
  await dialog(page).waitFor();
  return { ...opened, content };
}

it('a conflict shows both versions and who saved the other one, and overwrites neither', async () => {
  const { page, content, close } = await runIntoConflict('Çakışan ilk haber');
  const comparison = dialog(page).getByRole('region', { name: 'İki sürümün karşılaştırması' });
  // Both texts are one, as readers see it.
  const line = comparison.locator('[data-change=changed]');
  await line.waitFor();
  expect((await line.locator('del').allInnerTexts()).join('|')).toBe('Ece’nin eklediği');
  expect((await line.locator('ins').allInnerTexts()).join('|')).toBe('Benim eklediğim');
  // Fields that are the same in both versions are not compared.
  for (const field of ['Kategori', 'Adres', 'Özet', 'Yazar'])
    expect(await comparison.getByRole('row').filter({ hasText: field }).count(), field).toBe(0);
  expect(await comparison.getByRole('row').filter({ hasText: 'Başlık' }).textContent()).toContain(
    'yenisi',
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const stored = await readContent(server.origin, content);
  expect([stored.version, stored.title]).toEqual([2, 'Çakışan ilk haber']);
  expect(await dialog(page).textContent()).toContain('Ece Yalın');
  await close();
});

it('the user’s own text stays in the fields before the user decides, also after a reload', async () => {
  const { page, close } = await runIntoConflict('Çakışan ikinci haber');
  await button(page, 'Düzenlemeye dön').click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await titleField(page).inputValue()).toBe('Çakışan ikinci haber, yenisi');
  expect(await bodyField(page).textContent()).toContain('Benim eklediğim satır.');
  await saysStatus(page, 'Kaydedilemedi');
  await button(page, 'Karşılaştır').click();
  await dialog(page).waitFor();

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const found = page.getByRole('dialog', { name: 'Kaydedilmemiş metin geri yüklensin mi?' });
  await found.waitFor();
  expect(await found.textContent()).toContain('sunucuda değişti');
  await button(page, 'Geri yükle').click();
  await eventually(() => titleField(page).inputValue()).toBe('Çakışan ikinci haber, yenisi');
  // Saving the restored text must not overwrite the other version without asking.
  await dialog(page).waitFor();
  await close();
});

it('the user’s own version replaces the other one only on request', async () => {
  const { page, content, close } = await runIntoConflict('Çakışan üçüncü haber');
  await button(page, 'Benim sürümümü kaydet').click();
  await dialog(page).waitFor({ state: 'hidden' });
  await saysStatus(page, 'Kaydedildi');
  // Visitors see the other version until this one is published.
  expect(await readContent(server.origin, content)).toMatchObject({
    title: 'Çakışan üçüncü haber',
    body: expect.stringContaining('Ece’nin eklediği satır.'),
  });
  await button(page, 'Değişiklikleri yayımla').click();
  await eventually(() => readContent(server.origin, content)).toMatchObject({
    title: 'Çakışan üçüncü haber, yenisi',
    body: expect.stringContaining('Benim eklediğim satır.'),
  });
  await close();
});

it('after the user takes the other version, the own version can be restored', async () => {
  const { page, content, close } = await runIntoConflict('Çakışan dördüncü haber');
  await button(page, 'Sunucudaki sürümü yükle').click();
  await eventually(() => titleField(page).inputValue()).toBe('Çakışan dördüncü haber');
  const found = page.getByRole('dialog', { name: 'Kaydedilmemiş metin geri yüklensin mi?' });
  await found.waitFor();
  await button(page, 'Geri yükle').click();
  await eventually(() => titleField(page).inputValue()).toBe('Çakışan dördüncü haber, yenisi');
  expect((await readContent(server.origin, content)).version).toBe(2);
  await close();
});

it('a change of a published item waits until it is published, and an old version is restored', async () => {
  const content = await createContent(server.origin, 'Geçmişi olan haber');
  const call = await callAs(server.origin, other);
  expect((await call('PUT', `/api/contents/${content.id}/presence`)).status).toBe(200);
  const { page, faults, close } = await openAsAdmin('/dashboard');
  await openEditor(page, server.origin, content);
  await page.getByText('Ece Yalın da bu içerikte').waitFor();
  await writeBody(page, '\n\nYayımlanmayı bekleyen satır.');
  await saysStatus(page, 'yayımlanmadı');
  expect((await readContent(server.origin, content)).body).toBe('İlk satır.');

  await page.getByRole('link', { name: 'Geçmiş' }).first().click();
  const comparison = page.getByRole('region', { name: 'İki sürümün karşılaştırması' });
  await comparison.getByText('Yayımlanmayı bekleyen satır.').waitFor();
  const inserted = (await comparison.locator('ins').allInnerTexts()).map((text) => text.trim());
  expect(inserted).toEqual(['Yayımlanmayı bekleyen satır.']);
  const versions = page.getByRole('region', { name: 'Sürümler' }).getByRole('listitem');
  expect(await versions.count()).toBe(2);
  expect(await versions.first().innerText()).toContain('Kendiliğinden kaydedildi');
  expect(await versions.last().innerText()).toContain('Yayında');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Only the older one can be restored: the newest is there already.
  await page.getByRole('button', { name: /^Bu sürümü geri yükle/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bu sürümü geri yükle' }).click();
  await page.waitForURL(`**${editPath(content)}`);
  await eventually(() => bodyField(page).textContent()).toBe('İlk satır.');
  expect(await readNewest(server.origin, content)).toMatchObject({ body: 'İlk satır.' });
  expect(faults).toEqual([]);
  await close();
});

it('an item is scheduled with the dialog, read under its preview link, and made a draft again', async () => {
  const content = await createContent(server.origin, 'Zamanlanacak haber', { state: 'draft' });
  const { page, faults, close } = await openAsAdmin('/dashboard');
  await openEditor(page, server.origin, content);
  await button(page, 'Yayımla').click();
  const publishing = page.getByRole('dialog', { name: 'Yayımla' });
  await publishing.getByText('Özet yazılmadı.').waitFor();
  await publishing.getByRole('radio', { name: 'Tarih ve saat seç' }).check();
  await publishing.getByLabel('Tarih', { exact: true }).fill('02.01.2099');
  await publishing.getByLabel('Saat', { exact: true }).fill('09:30');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await publishing.getByRole('button', { name: 'Zamanla' }).click();
  await publishing.waitFor({ state: 'hidden' });
  expect(await readContent(server.origin, content)).toMatchObject({
    state: 'scheduled',
    publishedAt: '2099-01-02T06:30:00.000Z',
  });

  const choose = async (name: string) => {
    await button(page, 'Başka işlemler').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Önizleme bağlantısı');
  await button(page, 'Bağlantı oluştur').click();
  const link = page.getByRole('textbox', { name: 'Önizleme bağlantısı' });
  await link.waitFor();
  const { pathname } = new URL(await link.inputValue());
  expect(await (await fetch(server.origin + pathname)).text()).toContain('Zamanlanacak haber');
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  await choose('Zamanlamayı iptal et');
  await eventually(() => readContent(server.origin, content)).toMatchObject({
    state: 'draft',
    publishedAt: null,
  });
  expect(faults).toEqual([]);
  await close();
});

it('content that changed after it was shown is deleted only after a second question', async () => {
  const content = await createContent(server.origin, 'Silinirken değişen haber');
  const { page, context, close } = await openAsAdmin('/dashboard');
  await page.goto(`${server.origin}/dashboard/blog?q=Silinirken`);
  const row = page.getByRole('row').filter({ hasText: content.title });
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await dialog.waitFor();
  await saveAsOther(content, { title: 'Silinirken değişen haberin yenisi' });
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
  const alert = dialog.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('sonra değişti. Kaydeden: Ece Yalın');
  expect(await dialog.textContent()).toContain('Silinirken değişen haberin yenisi');
  expect((await readContent(server.origin, content)).version).toBe(2);
  // Another error is not shown as a conflict.
  await context.route(`**/api/contents/${content.id}*`, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Yeni sürümü sil' }).click();
  await alert.getByText('Sunucuya ulaşılamıyor').waitFor();
  await context.unrouteAll();
  await dialog.getByRole('button', { name: 'Yeni sürümü sil' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const call = await callAs(server.origin, other);
  expect((await call('GET', `/api/contents/${content.id}`)).status).toBe(404);
  await close();
});
