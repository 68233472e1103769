import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_DOCUMENTS } from '../../database/demo/read-documents.ts';
import { documentDrafts, documents } from '../../src/features/documents/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';
import { bodyField, button, openSource, sourceField } from './editor.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const FIRST = '## Birinci bölüm: Üyelik\n\n### Madde 1: Haklar\n\nHer üye bir oya sahiptir.';
const SECOND = '## Birinci bölüm: Üyelik\n\n### Madde 2: Ödevler\n\nHer üye iki oya sahiptir.';

it('an admin prepares a version of the charter, compares it, and publishes it', async () => {
  const { db } = test.app.services;
  // Also at a second try of this test.
  await db.delete(documents);
  await db.delete(documentDrafts);
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  const noMessage = () => eventually(() => page.locator('.toast-text').count()).toBe(0);
  const write = async (text: string) => {
    await sourceField(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    // If text replaces bold text at once, the browser tries to keep it bold with an inline style.
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText(text);
    await page.getByLabel('Başlık', { exact: true }).focus();
  };
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  await page.getByRole('link', { name: /^Belgeler/ }).click();
  await page.getByRole('link', { name: 'Tüzük' }).waitFor();
  await expectAccessible(page, { name: 'list' });
  await page.getByRole('link', { name: 'Tüzük' }).click();
  await page.getByText('Bu belgenin sürümü yok').waitFor();
  await page.getByRole('button', { name: 'Yeni sürüm hazırla' }).click();

  // What is missing is named at its field.
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  await page.getByText('PDF dosyası zorunludur.').first().waitFor();
  await page.getByText('Kabul tarihi zorunludur.').first().waitFor();

  const files = page.locator('input[type=file]');
  const charter = await readFile(join(DEMO_DOCUMENTS, 'charter.pdf'));
  const mimeType = 'application/pdf';
  await page.getByLabel('Başlık', { exact: true }).fill('Deneme Partisi Tüzüğü');
  await files.setInputFiles({ name: 'bozuk.pdf', mimeType, buffer: Buffer.from('%PDF-1.7 x') });
  await page.getByRole('alert').filter({ hasText: 'PDF' }).waitFor();
  await files.setInputFiles({ name: 'tuzuk.pdf', mimeType, buffer: charter });
  await page.getByAltText('PDF’nin birinci sayfası').waitFor();
  // What was typed before the upload is still there.
  expect(await page.getByLabel('Başlık', { exact: true }).inputValue()).toBe(
    'Deneme Partisi Tüzüğü',
  );
  await page.getByLabel('Kabul tarihi', { exact: true }).fill('10.05.2026');
  await openSource(page);
  await write(FIRST);
  await page.getByText('Önizleme', { exact: true }).click();
  await page.getByText('#madde-1').waitFor();
  await noMessage();
  await expectAccessible(page, { name: 'preview' });
  const fits = async () => {
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    }
  };
  await fits();
  await page.getByText('Yaz', { exact: true }).click();
  await fits();
  await expectAccessible(page, { name: 'form' });
  // The same text as its readers see it.
  await button(page, 'Kaynak görünümü (Markdown)').click();
  await bodyField(page).getByRole('heading', { name: 'Madde 1: Haklar' }).waitFor();
  await fits();
  await expectAccessible(page, { name: 'visual form' });
  await openSource(page);

  // Leaving with unsaved changes asks first.
  await page.getByLabel('Not', { exact: true }).fill('Kurucular kurulu kabul etti.');
  await page.getByRole('link', { name: 'Tüzük' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('/belgeler/tuzuk-1.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await page.getByText('1. sürüm yürürlükte').waitFor();
  const site = await (await fetch(`${origin}/tuzuk`)).text();
  expect(site).toContain('id="madde-1"');

  // The next version, and what differs.
  await page.getByRole('button', { name: 'Yeni sürüm hazırla' }).click();
  await page.getByText('PDF seç').waitFor();
  await noMessage();
  await files.setInputFiles({ name: 'tuzuk-2.pdf', mimeType, buffer: charter });
  await page.getByAltText('PDF’nin birinci sayfası').waitFor();
  await page.getByLabel('Kabul tarihi', { exact: true }).fill('2026-11-10');
  await write(SECOND);
  await page.getByText('Farklar', { exact: true }).click();
  await page.locator('ins', { hasText: 'iki' }).waitFor();
  await page.locator('del', { hasText: 'bir' }).waitFor();
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  await dialog.getByText('Yürürlükteki sürümün bir başlığı bu metinde yok').waitFor();
  await expectAccessible(page, { name: 'dialog', layer: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await page.getByText('2. sürüm yürürlükte').waitFor();
  await noMessage();
  await expectAccessible(page, { name: 'details' });
  const next = await (await fetch(`${origin}/tuzuk`)).text();
  expect(next).toContain('id="madde-2"');
  const pdf = await fetch(`${origin}/belgeler/tuzuk-1.pdf`);
  expect(Buffer.from(await pdf.arrayBuffer()).equals(charter)).toBe(true);

  // A draft that nobody needs.
  await page.getByRole('button', { name: 'Yeni sürüm hazırla' }).click();
  await page.getByRole('button', { name: 'Taslağı sil' }).click();
  await dialog.getByRole('button', { name: 'Taslağı sil' }).click();
  await page.getByRole('button', { name: 'Yeni sürüm hazırla' }).waitFor();
  expect(await db.$count(documentDrafts)).toBe(0);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
