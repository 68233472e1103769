import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { DEMO_DOCUMENTS } from '../../database/demo/read-documents.ts';
import { openMailServer } from '../harness/mail-server.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { expectAccessible } from './accessible.ts';
import { signIn } from './dashboard.ts';
import { button } from './editor.ts';
import { field } from './people.ts';

const mail = await openMailServer();
afterAll(() => mail.close());
const { server, browser } = await openOwnDemo({ env: { SMTP_URL: mail.url } });

const NAME = 'Deniz ve Kıyı Partisi';
const panelOf = (page: Page) => page.getByRole('region', { name: 'İlk adımlar' });

/** Opens a step from the overview, which says how many are done. */
async function begin(page: Page, name: string, done: number): Promise<void> {
  await page.goto(`${server.origin}/dashboard`);
  const panel = panelOf(page);
  await panel.getByText(`8 adımdan ${done} tanesi tamam`).waitFor();
  await panel.getByRole('link', { name }).click();
}

it('a new admin of a demo installation does all first steps, and nothing of the demo is left', {
  timeout: 240_000,
}, async () => {
  const { page, faults, close } = await signIn(browser, server.origin);

  await begin(page, 'Partinin adı ve renkleri', 0);
  await page.getByLabel('Parti adı').fill(NAME);
  await page.getByLabel('Kısa ad').fill('Deniz');
  await button(page, 'Kaydet').click();
  await page.getByText('Başarıyla güncellendi.').first().waitFor();

  await begin(page, 'İletişim bilgileri', 1);
  await page.locator('#party-address').fill('Liman Caddesi 1, Ankara');
  await page.locator('#party-phone').fill('0312 555 01 00');
  await page.locator('#party-email').fill('iletisim@deniz.test');
  await button(page, 'Kaydet').click();
  await page.getByText('Başarıyla güncellendi.').first().waitFor();

  await begin(page, 'Tüzük', 2);
  await button(page, 'Yeni sürüm hazırla').click();
  await page.getByLabel('Başlık', { exact: true }).fill('Deniz ve Kıyı Partisi Tüzüğü');
  const buffer = await readFile(join(DEMO_DOCUMENTS, 'goals.pdf'));
  const file = { name: 'tuzuk.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByAltText('PDF’nin birinci sayfası').waitFor();
  await page.getByLabel('Kabul tarihi', { exact: true }).fill('10.05.2026');
  await button(page, 'Yayımla…').click();
  await page.getByText('Yeni metin sonra gelecek; sayfa bunu okurlara söylesin').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yayımla/ })
    .click();
  await page.getByText('3. sürüm yürürlükte').waitFor();

  await begin(page, 'Yönetim kurulu', 3);
  await page.getByLabel('Ad soyad').fill('Deniz Kaptan');
  await page.getByRole('checkbox', { name: 'Genel Başkan' }).check();
  await button(page, 'Kaydet').click();
  await page.waitForURL('**/dashboard/admin/people');

  await begin(page, 'Ekip arkadaşları', 4);
  await field(page, 'Ad').first().fill('Umut');
  await field(page, 'Soyad').fill('Sarıkaya');
  await field(page, 'E-posta').fill('umut@deniz.test');
  await page.getByRole('radio', { name: 'Editör', exact: true }).check();
  await button(page, 'Kullanıcıyı ekle').click();
  await page.getByRole('heading', { name: 'Umut Sarıkaya' }).waitFor();

  await begin(page, 'E-posta', 5);
  await button(page, 'Deneme e-postası gönder').click();
  await page.getByText(/^Sunucu e-postayı aldı: admin@ufuk\.test/).waitFor();
  expect(mail.received.map(({ subject }) => subject)).toContain(`${NAME}: deneme e-postası`);
  await expectAccessible(page, { name: 'e-mail' });

  await begin(page, 'Yedek', 6);
  await button(page, 'Şimdi yedek al').click();
  await page.getByText('Yedek alındı.').waitFor();
  await page.getByText(join(server.dataDir, 'backups')).waitFor();
  await expectAccessible(page, { name: 'backup' });

  await begin(page, 'Örnek partiyi kaldırma', 7);
  await page.getByRole('row', { name: /^İçerikler 96 –$/ }).waitFor();
  await expectAccessible(page, { name: 'demo' });
  await button(page, 'Örnek partiyi kaldır…').click();
  const dialog = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await dialog.getByRole('row', { name: /^Ekip hesapları 14 –$/ }).waitFor();
  await dialog.getByRole('button', { name: 'Kaldır', exact: true }).click();
  await page.getByRole('heading', { name: 'Örnek parti kaldırıldı' }).waitFor();
  await page.getByRole('link', { name: 'İlk adımlara dön' }).click();
  await page.getByText('Karar bekleyen başvuru yok.').waitFor();
  expect(await panelOf(page).count()).toBe(0);

  await page.goto(server.origin);
  const home = await page.content();
  expect(home).toContain(NAME);
  expect(home).toContain('Deniz Kaptan');
  expect(home).not.toContain('Liberal Ufuk');
  // The new version had kept the text of the demo's.
  const charter = await (await fetch(`${server.origin}/tuzuk`)).text();
  expect(charter).toContain('Deniz ve Kıyı Partisi Tüzüğü');
  expect(charter).not.toContain('Liberal Ufuk');
  expect(faults).toEqual([]);
  await close();
});
