import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';
import { openSession } from './dashboard.ts';
import {
  bodyField,
  button,
  createContent,
  openEditor,
  readContent,
  saysStatus,
  titleField,
  writeBody,
} from './editor.ts';

const { server, browser } = await openOwnDemo();
const session = await openSession(browser, server.origin);

let opened: WatchedPage;
beforeEach(async () => {
  opened = await openPage(browser, { storageState: session });
  return () => opened.close();
});

it('a scheduled content is shown as published when its time has come, without a reload', async () => {
  const { page, faults } = opened;
  const publishedAt = new Date(Date.now() + 8_000).toISOString();
  const content = await createContent(server.origin, 'Saati gelen haber', {
    state: 'scheduled',
    publishedAt,
  });
  await openEditor(page, server.origin, content);
  await page.locator('form').getByText('Zamanlandı', { exact: true }).waitFor();
  await writeBody(page, ' Saat gelirken yazılan cümle.');
  await page.locator('form').getByText('Yayında', { exact: true }).waitFor();
  const toast = page.locator('.toast').filter({ hasText: 'Yayımlandı.' });
  await toast.getByRole('link', { name: 'Sitede gör' }).waitFor();
  // What was typed meanwhile is saved, and waits for its publication.
  await saysStatus(page, 'yayımlanmadı');
  await button(page, 'Değişiklikleri yayımla').click();
  await eventually(async () => (await readContent(server.origin, content)).body).toContain(
    'Saat gelirken yazılan cümle.',
  );
  expect(faults).toEqual([]);
});

it('the button for publishing changes does nothing while there are none, and messages cover no button', async () => {
  const { page, faults } = opened;
  const content = await createContent(server.origin, 'Değişikliği olmayan haber');
  await openEditor(page, server.origin, content);
  const publish = button(page, 'Değişiklikleri yayımla');
  expect(await publish.getAttribute('aria-disabled')).toBe('true');
  await writeBody(page, ' Ek.');
  await eventually(() => publish.getAttribute('aria-disabled')).toBeNull();
  await publish.click();
  const toast = page.locator('.toast').first();
  await toast.getByRole('button', { name: 'Bağlantıyı kopyala' }).waitFor();
  expect(await toast.getByRole('link', { name: 'Sitede gör' }).getAttribute('href')).toBe(
    content.path,
  );
  await eventually(async () => {
    const [message, bar] = [await toast.boundingBox(), await publish.boundingBox()];
    return message && bar ? message.y >= bar.y + bar.height : false;
  }).toBe(true);
  await eventually(() => publish.getAttribute('aria-disabled')).toBe('true');
  await button(page, 'Başka işlemler').click();
  for (const name of ['Sitede gör', 'Bağlantıyı kopyala'])
    await page.getByRole('menuitem', { name, exact: true }).waitFor();
  expect(faults).toEqual([]);
});

it('what is missing for a publication is named before it is refused', async () => {
  const { page, faults } = opened;
  await page.goto(`${server.origin}/dashboard/blog/add`);
  await titleField(page).fill('Kategorisi seçilmemiş haber');
  await button(page, 'Yayımla').click();
  const checks = page.getByRole('region', { name: 'Yayın öncesi denetim' });
  await checks.getByText(/Kategori/).waitFor();
  await checks.getByText('Metni olmayan içerik yayımlanamaz. Metni yazın.').waitFor();
  await button(page, 'Şimdi yayımla').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Yayımlamadan önce düzeltin' });
  await summary.getByRole('link', { name: /Kategori/ }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('field-category');
  expect(faults).toEqual([]);
});

it('the settings beside the text scroll by themselves, also with a long text', async () => {
  const content = await createContent(server.origin, 'Uzun metinli haber', {
    body: Array.from({ length: 200 }, (_, number) => `Paragraf ${number}.`).join('\n\n'),
  });
  for (const width of [900, 1440]) {
    const { page, close } = await openPage(browser, {
      storageState: session,
      viewport: { width, height: 800 },
    });
    await openEditor(page, server.origin, content);
    await bodyField(page).waitFor();
    await eventually(() =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return window.scrollY;
      }),
    ).toBeGreaterThan(1000);
    const side = page.getByRole('complementary', { name: 'İçerik ayarları' });
    await eventually(async () => (await page.getByLabel('Kategori').boundingBox())?.y).toBeLessThan(
      400,
    );
    const text = await page.evaluate(() => window.scrollY);
    await side.hover();
    await page.mouse.wheel(0, 600);
    await eventually(() => side.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(text);
    await close();
  }
});

it('files that are still being uploaded are attached with the others', async () => {
  const { page, faults } = opened;
  const pdf = await readFile(join(PROJECT_DIR, 'database/demo/documents/charter.pdf'));
  const content = await createContent(server.origin, 'Dört ekli haber');
  await openEditor(page, server.origin, content);
  await button(page, 'Dosya ekle').click();
  const picker = page.getByRole('dialog', { name: 'Dosya seç' });
  let arrived = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/media', async (route) => {
    if (route.request().method() === 'POST') {
      arrived += 1;
      if (arrived > 1) await released;
    }
    await route.continue();
  });
  const chosen = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Dosya yükle' }).click();
  await (await chosen).setFiles(
    [1, 2, 3, 4].map((number) => ({
      name: `ek-${number}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([pdf, Buffer.from(`\n% ${number}\n`)]),
    })),
  );
  await picker.getByText('3 dosya yükleniyor; hepsi eklenecek.').waitFor();
  const add = picker.getByRole('button', { name: '4 öğeyi ekle' });
  // In sight without scrolling, below a library that is longer than the window.
  const [button4, height] = [await add.boundingBox(), page.viewportSize()?.height ?? 0];
  expect((button4?.y ?? height) + (button4?.height ?? 0)).toBeLessThanOrEqual(height);
  await add.click();
  release();
  await picker.waitFor({ state: 'hidden' });
  for (const number of [1, 2, 3, 4]) await page.getByText(`ek-${number}`).first().waitFor();
  await saysStatus(page, 'Kaydedildi');
  expect(faults).toEqual([]);
});
