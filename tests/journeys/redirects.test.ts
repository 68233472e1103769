import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { redirects } from '../../src/features/redirects/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectAccessibleAt } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });
beforeEach(async () => {
  await test.app.services.db.delete(redirects);
  test.app.forgetAll();
});

async function openRedirects() {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  await page.getByRole('link', { name: /^Yönlendirmeler/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Yönlendirmeler/ }).waitFor();
  return opened;
}
const visit = async (path: string) => {
  const reply = await fetch(origin + path, { redirect: 'manual' });
  return [reply.status, reply.headers.get('location')];
};
const table = (page: Page) => page.getByRole('region', { name: 'Yönlendirmeler' });
const saved = (page: Page, text: string) => page.locator('.toast').getByText(text).waitFor();

it('8.20 8.21 8.22 an admin adds a redirect that visitors use, sees its use, changes and deletes it', async () => {
  const { page, faults, context } = await openRedirects();
  await page.getByText('Henüz yönlendirme yok').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Yönlendirme ekle' }).first().click();
  await page.getByLabel('Eski adres').fill('eski-sayfa');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Kaydedilemedi' });
  await summary.getByRole('link', { name: /^Eski adres bu sitenin bir yolu/ }).waitFor();
  await summary.getByRole('link', { name: /^Yeni adres zorunlu/ }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Eski adres').fill('/haberler');
  await page.getByLabel('Yeni adres').fill('/tuzuk');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await summary.getByRole('link', { name: /sayfası ya da dosyası var/ }).waitFor();
  await page.getByLabel('Eski adres').fill('/eski-sayfa');
  await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sayfada kal' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await saved(page, 'Başarıyla kaydedildi.');
  await table(page).getByRole('link', { name: '/eski-sayfa' }).waitFor();
  expect(await visit('/eski-sayfa')).toEqual([301, '/tuzuk']);

  await page.reload();
  const row = table(page).getByRole('row').filter({ hasText: '/eski-sayfa' });
  await row.getByText('1', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectAccessibleAt(page, [360, 900], { appearances: [] });
  await page.setViewportSize({ width: 1440, height: 900 });

  await row.getByRole('link', { name: '/eski-sayfa' }).click();
  await page.getByRole('radio', { name: /^Geçici/ }).check();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await saved(page, 'Başarıyla güncellendi.');
  expect(await visit('/eski-sayfa')).toEqual([302, '/tuzuk']);
  await page.getByRole('button', { name: 'İşlemler: /eski-sayfa' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await saved(page, 'Başarıyla silindi.');
  expect(await visit('/eski-sayfa')).toEqual([404, null]);
  expect(faults.filter((fault) => !/\b(422|404)\b/.test(fault))).toEqual([]);
  await context.close();
});

it('an admin pastes many redirects, corrects the lines that are wrong, and finds one of them', async () => {
  const { page, faults, context } = await openRedirects();
  await page.getByRole('link', { name: 'Toplu ekle' }).click();
  const field = page.getByRole('textbox', { name: 'Satırlar' });
  const lines = Array.from({ length: 60 }, (_, at) => `/eski/${at}\t/arsiv`);
  await field.fill([...lines, 'yalnız-bir', '/haberler /arsiv'].join('\n'));
  await page.getByRole('button', { name: 'Tümünü ekle' }).click();
  const faulty = page.getByRole('list', { name: 'Düzeltilecek satırlar' });
  await faulty.getByText('Satırda iki adres olmalı').waitFor();
  await expectAccessible(page);
  await faulty.getByRole('button', { name: '61. satır:' }).click();
  await page.keyboard.type('/tek /arsiv');
  await faulty.getByRole('button', { name: '62. satır:' }).click();
  await page.keyboard.type('/cift https://parti.example/');
  await page.getByRole('button', { name: 'Tümünü ekle' }).click();
  await saved(page, '62 yönlendirme eklendi.');
  await page.getByRole('searchbox', { name: 'Adreslerde ara' }).fill('parti.example');
  await eventually(() => table(page).getByRole('row').count()).toBe(2);
  expect(await visit('/cift')).toEqual([301, 'https://parti.example/']);
  expect(await visit('/eski/59?x=1')).toEqual([301, '/arsiv']);

  // Those that nobody has used are deleted together.
  await page.goto(`${origin}/dashboard/admin/redirects?use=unused`);
  await table(page).getByRole('checkbox').first().check();
  await table(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Emin misiniz?' })
    .getByText('50 yönlendirme silinsin mi?')
    .waitFor();
  await expectAccessible(page, { layer: '[role=dialog]', appearances: [] });
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await saved(page, 'Başarıyla silindi.');
  expect(await test.app.services.db.$count(redirects)).toBe(12);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await context.close();
});
