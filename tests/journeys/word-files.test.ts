import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DEMO_DOCUMENTS } from '../../database/demo/read-documents.ts';
import { findAccessibilityProblems } from '../harness/axe.ts';
import {
  charterDocx,
  footnote,
  makeDocx,
  paragraph,
  picture,
  run,
  table,
} from '../harness/docx.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { callAsAdmin, openSession } from './dashboard.ts';
import { titleField } from './editor.ts';

const { server, browser } = await openOwnDemo();
const open = await onePage(browser, server.origin, await openSession(browser, server.origin));

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx = (name: string, buffer: Buffer) => ({ name, mimeType: TYPE, buffer });
const fits = async (page: Page) => {
  for (const width of [360, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${Date.now()}-${width}.png` });
  }
};

it('a press officer brings a Word file: its text, picture, table and note are a new content', async () => {
  const photo = await sharp({
    create: { width: 800, height: 500, channels: 3, background: '#2f85ef' },
  })
    .jpeg()
    .toBuffer();
  const file = await makeDocx({
    body: [
      paragraph('Kıyı herkesindir', { style: 'KonuBal' }),
      paragraph(`${run('Meclis karar verdi')}${footnote(1)}${run('.')}`),
      paragraph('Gerekçeler', { style: 'Balk1' }),
      paragraph('Yol genişledi', { list: [1, 0] }),
      paragraph('Ağaç dikildi', { list: [1, 0] }),
      paragraph(picture('p1', 'Yeni kıyı yolu')),
      paragraph(picture('p2', 'Çizim')),
      table([
        ['İl', 'Üye'],
        ['Ankara', '12'],
      ]),
    ].join(''),
    lists: [[['bullet', '•']]],
    notes: ['Karar sayısı 12.'],
    files: { p1: ['image1.jpg', photo], p2: ['image2.emf', Buffer.from('emf')] },
  });
  const { page, faults, close } = await open('/dashboard/blog');
  await page.getByRole('button', { name: 'Word dosyasından' }).click();
  const dialog = page.getByRole('dialog', { name: 'Word dosyasından yeni içerik' });
  await dialog.waitFor();
  await fits(page);
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(docx('eski.docx', Buffer.from('%PDF-1.7')));
  await dialog.getByRole('alert').getByText('Bu bir PDF. Word dosyasını (.docx) seçin.').waitFor();
  await expectAccessible(page, { name: 'content-dialog', layer: '[role=dialog]' });
  await fits(page);
  await input.setInputFiles(docx('basin.docx', file));
  await eventually(() => titleField(page).inputValue()).toBe('Kıyı herkesindir');
  const lost = page.getByRole('region', { name: 'Word dosyasından aktarılamayanlar' });
  await lost.getByText('1 görsel: türü kullanılamıyor').waitFor();
  await fits(page);
  const id = /blog\/([\da-f-]{36})\/edit/.exec(page.url())?.[1];
  // It is told until it is closed.
  await page.reload();
  await lost.getByRole('button', { name: 'Kapat' }).click();
  await lost.waitFor({ state: 'detached' });
  await page.reload();
  await titleField(page).waitFor();
  expect(await lost.count()).toBe(0);
  const body = page.locator('#main');
  await body.getByRole('img', { name: 'Yeni kıyı yolu' }).first().waitFor();
  await body.getByText('Gerekçeler').first().waitFor();
  expect(id).toBeDefined();
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await close();
});

it('a charter of 60 articles in a Word file becomes the version in force, with a link for each article', async () => {
  // Also at a second try of this test.
  await callAsAdmin(server.origin, 'POST', '/api/documents/charter/draft');
  const { page, faults, close } = await open('/dashboard/admin/documents/charter/draft');
  await page.locator('input[type=file]').setInputFiles({
    name: 'tuzuk.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(join(DEMO_DOCUMENTS, 'charter-1.pdf')),
  });
  await page.getByAltText('PDF’nin birinci sayfası').waitFor();
  await page.getByLabel('Kabul tarihi', { exact: true }).fill('10.11.2026');
  await page.getByLabel('Not', { exact: true }).fill('Kurultay kabul etti.');
  await page.getByRole('button', { name: 'Word dosyasından' }).click();
  const dialog = page.getByRole('dialog', { name: 'Word dosyasından yeni metin' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(docx('tuzuk.docx', await makeDocx(charterDocx({ counted: true }))));
  await dialog.getByRole('heading', { name: 'Yürürlükteki sürümle fark' }).waitFor();
  await dialog.locator('ins', { hasText: '60. maddenin' }).first().waitFor();
  expect(await findAccessibilityProblems(page, 'all', '[role=dialog]')).toEqual([]);
  await fits(page);
  await dialog.getByRole('button', { name: 'Taslağın metni yap' }).click();
  // It can be taken back, and what was typed stays.
  await page.locator('.toast-action', { hasText: 'Geri al' }).click();
  await page.getByText('Önizleme', { exact: true }).click();
  await page.getByText('#madde-1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Word dosyasından' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(docx('tuzuk.docx', await makeDocx(charterDocx({ counted: true }))));
  await dialog.getByRole('button', { name: 'Taslağın metni yap' }).click();
  await page.getByRole('heading', { name: '64 bölüm ve madde' }).waitFor();
  expect(await page.getByLabel('Not', { exact: true }).inputValue()).toBe('Kurultay kabul etti.');
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
  await page.getByText('sürüm yürürlükte').first().waitFor();
  const site = await (await fetch(`${server.origin}/tuzuk`)).text();
  for (const article of [1, 12, 60]) expect(site).toContain(`id="madde-${article}"`);
  expect(site).toContain('href="#madde-60"');
  expect(faults).toEqual([]);
  await close();
});
