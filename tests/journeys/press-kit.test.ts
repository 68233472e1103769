import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible } from './accessible.ts';
import { callAsAdmin, openSession } from './dashboard.ts';

const { server, browser } = await openOwnDemo();
const { origin } = server;

async function download(page: Page, name: string) {
  // A server in this process, of a test that ran before, lets sharp read only SVG.
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = await begun;
  const { format, density } = await sharp(await readFile(await file.path())).metadata();
  return [file.suggestedFilename(), format, Math.round(density ?? 0)];
}

it('a visitor finds the press contact and downloads logo, portrait and picture for print', async () => {
  const { page, faults, close } = await openPage(browser);
  await page.goto(`${origin}/basin-kiti`);
  await page.getByRole('link', { name: 'basin@ufuk.example' }).first().waitFor();
  await page.getByText('Kerem Aydın').waitFor();
  expect(await download(page, 'JPEG indir: Liberal Ufuk Partisi logosu')).toEqual([
    'logo.jpg',
    'jpeg',
    300,
  ]);
  expect(await download(page, 'PNG indir: Defne Arıkan, portre')).toEqual([
    'defne-arikan.png',
    'png',
    300,
  ]);
  expect(await download(page, 'JPEG indir: Ankara’da park sohbeti')).toEqual([
    expect.stringMatching(/^gorsel-[0-9a-f]{8}\.jpg$/),
    'jpeg',
    300,
  ]);
  await page.locator('summary').filter({ hasText: 'English' }).click();
  await page.getByText('Liberal Ufuk Partisi is a political party in Turkey').waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await close();
});

it('an admin changes text and pictures; what another one saved meanwhile is not overwritten unseen', async () => {
  const open = await onePage(browser, origin, await openSession(browser, origin));
  const { page } = await open('/dashboard/admin');
  await page.getByRole('link', { name: /^Basın kiti/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Basın kiti' }).waitFor();
  const turkish = page.getByLabel('Türkçe', { exact: true });
  const save = page.getByRole('button', { name: 'Kaydet', exact: true });
  await turkish.fill('Yeni tanıtım.');
  await page.getByLabel('Görsel 1: aşağı taşı').click();
  await page.getByLabel('Açıklama (Türkçe)').first().fill('Parkta sohbet');
  await expectAccessible(page);
  await save.click();
  await page.locator('.toast').getByText('Başarıyla güncellendi.').waitFor();
  const seen = async () => (await fetch(`${origin}/basin-kiti`)).text();
  expect(await seen()).toMatch(/Yeni tanıtım\..*Parkta sohbet.*Gönüllü Okulu/s);

  const { data } = await (await callAsAdmin(origin, 'GET', '/api/press-kit')).json();
  const other = { ...data, boilerplate: { ...data.boilerplate, tr: 'Ece’nin tanıtımı.' } };
  expect((await callAsAdmin(origin, 'PUT', '/api/press-kit', other)).status).toBe(200);
  await turkish.fill('Benim tanıtımım.');
  await save.click();
  await page.getByRole('button', { name: 'Yazdıklarımla sürdür' }).waitFor();
  await expectAccessible(page);
  expect(await turkish.inputValue()).toBe('Benim tanıtımım.');
  expect(await seen()).toContain('Ece’nin tanıtımı.');
  await page.getByRole('button', { name: 'Yazdıklarımla sürdür' }).click();
  await save.click();
  await page.locator('.toast').getByText('Başarıyla güncellendi.').last().waitFor();
  await eventually(seen).toContain('Benim tanıtımım.');
});
