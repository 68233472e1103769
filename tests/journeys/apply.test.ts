import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { applications } from '../../src/features/applications/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openBrowser } from '../harness/open-demo.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { openPage } from '../harness/watched-page.ts';
import { checkFocus, tabThrough } from '../pages/behaviour/tab-through.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import {
  agreeAndSend,
  fillContact,
  fillIdentity,
  fillWork,
  heading,
  label,
  press,
} from './application-form.ts';

const PATH = '/uye-olun';
/** Limits of the specification, in bytes after gzip. */
const BEFORE_THE_FIRST_TOUCH = 3000;
const IN_ALL = 25_000;

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await openTestApp(undefined, { frontend: await builtFrontend() });
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test?.close();
});
const browser = await openBrowser();
beforeEach(async () => {
  test.app.services.cache.clear();
  await test.app.services.db.delete(applications);
});

const rows = () => test.app.services.db.select().from(applications);
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/**
 * Opens the form; on the server's clock the visitor has read it for this many seconds. The script
 * `without` cannot be loaded.
 */
async function open(options: Parameters<typeof openPage>[1] = {}, seconds = 10, without = '') {
  const opened = await openPage(browser, options);
  if (without) await opened.page.route(`**/${without}-*.js`, (route) => route.abort());
  await opened.page.goto(origin + PATH, { waitUntil: 'load' });
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
  return opened;
}

/** Bytes after gzip of the scripts that the page has loaded. */
async function scriptBytes(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  // The second worker of the bot-check has its file from the browser's cache.
  const paths = new Set(addresses.map((one) => new URL(one).pathname));
  const files = [...paths].filter((path) => /\.js$/.test(path));
  const sizes = files.map((path) => {
    const file = readFileSync(join(import.meta.dirname, '../../dist/client', path));
    return gzipSync(file, { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

it('someone applies in four steps, each checked in the browser', async () => {
  const { page, faults, close } = await open();
  expect(await scriptBytes(page)).toBeLessThanOrEqual(BEFORE_THE_FIRST_TOUCH);
  expect(await heading(page, '2. İletişim').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Başvuruyu gönder' }).isVisible()).toBe(false);

  // The first press loads the checks. They find every error of the step, and none of another.
  await press(page, 'Devam et');
  const summary = page.getByRole('alert');
  await summary.getByText('Devam etmek için 5 alanı düzeltin').waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches('form > div'))).toBe(true);
  expect(await page.title()).toMatch(/^Hata: /);
  await expectAccessible(page, { layer: 'main' });
  await summary.getByRole('link', { name: 'Soyad zorunludur.' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('alan-surname');

  // A corrected field loses its message at once.
  await fillIdentity(page, { Gün: '1', Yıl: String(new Date().getFullYear() - 17) });
  expect(await page.locator('#alan-surname-hata').count()).toBe(0);
  await press(page, 'Devam et');
  await page.getByRole('link', { name: 'Üyelik için 18 yaşını doldurmuş' }).waitFor();
  expect(await label(page, 'Gün').getAttribute('aria-invalid')).toBe('true');
  await fillIdentity(page);
  await press(page, 'Devam et');

  await heading(page, '2. İletişim').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('2. İletişim');
  expect(await page.title()).not.toMatch(/^Hata: /);
  await page.goBack();
  await heading(page, '1. Kimlik').waitFor();
  expect(await label(page, 'Ad').inputValue()).toBe('Zeynep Nur');
  await press(page, 'Devam et');
  expect(await label(page, 'İlçe').isDisabled()).toBe(true);
  await fillContact(page);
  await label(page, 'İlçe').selectOption('Kadıköy');
  // Another province has other districts.
  await label(page, 'İl').selectOption('6');
  expect(await label(page, 'İlçe').inputValue()).toBe('');
  expect(await label(page, 'İlçe').locator('option').count()).toBe(26);
  await label(page, 'İlçe').selectOption('Çankaya');
  await press(page, 'Devam et');
  await fillWork(page);
  await press(page, 'Devam et');

  await heading(page, '4. Kontrol').waitFor();
  const review = page.locator('[data-review]');
  const entered = ['4 Mart 1991', 'Ankara', 'Çankaya', 'Lisans', '10000000146', 'A12B34567'];
  for (const shown of entered) await review.getByText(shown, { exact: true }).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await expectAccessible(page, { layer: 'main' });
  await press(page, 'Değiştir: Meslek');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('alan-occupation');
  await label(page, 'Meslek').fill('Öğretmen');
  await press(page, 'Devam et');
  await review.getByText('Öğretmen').waitFor();
  expect(await scriptBytes(page)).toBeLessThanOrEqual(IN_ALL);
  await agreeAndSend(page);

  const [row] = await rows();
  expect(row).toMatchObject({ city: 6, district: 'Çankaya', occupation: 'Öğretmen' });
  expect(await page.locator('main').textContent()).toContain(row?.code);
  expect(await stored(page)).not.toContain('Zeynep');
  expect(faults).toEqual([]);
  await close();
});

/** As a window of 1280 × 1024 px with a zoom of 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 } };

it('someone applies with the keyboard alone, at a zoom of 400 %', async () => {
  const { page, faults, close } = await open(ZOOMED);
  const wrong: string[] = [];
  /** Presses Tab until the element has the focus; nothing on the way may be covered. */
  const tabTo = async (place: Locator) => {
    for (let stops = 0; stops < 100; stops++) {
      await page.keyboard.press('Tab');
      wrong.push(...((await page.evaluate(checkFocus)) ?? []));
      if (await place.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${place}.`);
  };
  const type = async (name: string, text: string) => {
    await tabTo(label(page, name));
    await page.keyboard.type(text);
  };
  const pressKey = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  await type('Ad', 'Zeynep Nur');
  await type('Gün', '4');
  await type('Ay', 'Mart');
  await type('Yıl', '1991');
  await type('T.C. kimlik numarası', '10000000146');
  await type('Kimlik seri numarası', 'a12b34567');
  await pressKey('Devam et');
  await eventually(focused).toContain('Devam etmek için bir alanı düzeltin');
  await expectNoSidewaysScrolling(page);
  await tabTo(page.getByRole('link', { name: 'Soyad zorunludur.' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Örnekçi');
  await page.keyboard.press('Enter');
  await eventually(focused).toBe('2. İletişim');
  await type('E-posta adresi', 'zeynep@posta.example');
  await type('Telefon', '0532 000 42 17');
  await type('İl', 'Ankara');
  // In a list, letters of other keyboards than the English one would be typed into the field before.
  await type('İlçe', 'Mamak');
  await type('Adres', 'Sakız Ağacı Sok. No: 14/3');
  await expectNoSidewaysScrolling(page);
  await pressKey('Devam et');
  await eventually(focused).toBe('3. Meslek ve eğitim');
  await type('Meslek', 'Öğretmen');
  await tabTo(page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await pressKey('Devam et');
  await eventually(focused).toBe('4. Kontrol');
  await expectNoSidewaysScrolling(page);
  for (const box of await page.getByRole('checkbox').all()) {
    await tabTo(box);
    await page.keyboard.press('Space');
  }
  await pressKey('Başvuruyu gönder');
  await heading(page, 'Başvurunuz alındı').waitFor();
  await expectNoSidewaysScrolling(page);
  expect(await rows()).toMatchObject([{ surname: 'Örnekçi', city: 6, district: 'Mamak' }]);
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

it('on the contact page, everything can be reached with the keyboard at a zoom of 400 %', async () => {
  const { page, close } = await openPage(browser, ZOOMED);
  await page.goto(`${origin}/bize-ulasin`);
  await expectNoSidewaysScrolling(page);
  expect((await tabThrough(page)).wrong).toEqual([]);
  await close();
});

it('a draft survives a reload, without the numbers of the identity card, and can be deleted', async () => {
  const { page, faults, close } = await open();
  await fillIdentity(page);
  await press(page, 'Devam et');
  await fillContact(page);
  await label(page, 'İlçe').selectOption('Kadıköy');
  expect(await stored(page)).not.toMatch(/10000000146|12b34567/i);
  await page.reload();
  await page.getByText('Kaldığınız yerden devam ediyorsunuz').first().waitFor();
  expect(await label(page, 'Soyad').inputValue()).toBe('Örnekçi');
  expect(await label(page, 'Ay').inputValue()).toBe('3');
  expect(await label(page, 'T.C. kimlik numarası').inputValue()).toBe('');
  expect(await label(page, 'Kimlik seri numarası').inputValue()).toBe('');
  await fillIdentity(page);
  await press(page, 'Devam et');
  expect(await label(page, 'İlçe').inputValue()).toBe('Kadıköy');
  const questions: string[] = [];
  page.once('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  await press(page, 'Taslağı sil');
  expect(questions).toEqual(['Yazdıklarınızın hepsi silinsin mi?']);
  expect(await stored(page)).toContain('Örnekçi');
  page.once('dialog', (dialog) => dialog.accept());
  await press(page, 'Taslağı sil');
  await heading(page, '1. Kimlik').waitFor();
  expect(await label(page, 'Ad').inputValue()).toBe('');
  expect(await stored(page)).not.toContain('Örnekçi');
  expect(faults).toEqual([]);
  await close();
});

// The first one is the script of every page: the browser runs scripts, but none of ours.
it.each(['site', 'enter-form', 'check-form'])(
  'when the script "%s" cannot be loaded, the whole form is shown and the server checks it',
  async (name) => {
    const { page, close } = await open({}, 30, name);
    if (name === 'site') await press(page, 'Devam et');
    else await label(page, 'Ad').focus();
    await heading(page, '4. Kontrol').waitFor();
    await fillIdentity(page);
    await fillContact(page);
    await label(page, 'İlçe').selectOption('Kadıköy');
    await fillWork(page);
    await agreeAndSend(page);
    expect(await rows()).toMatchObject([{ city: 34, district: 'Kadıköy' }]);
    await close();
  },
);

it('someone applies without a script, on one long form', async () => {
  const { page, close } = await open({ javaScriptEnabled: false }, 30);
  await fillIdentity(page, { 'T.C. kimlik numarası': '10000000147' });
  await fillContact(page);
  await label(page, 'İlçe').last().selectOption('Kadıköy');
  await fillWork(page);
  expect(await page.getByRole('button', { name: 'Devam et' }).isVisible()).toBe(false);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Başvuruyu gönder');
  await page.getByRole('link', { name: 'Bu T.C. kimlik numarası geçerli değil' }).waitFor();
  expect(await label(page, 'İlçe').last().inputValue()).toBe('Kadıköy');
  await label(page, 'T.C. kimlik numarası').fill('10000000146');
  await agreeAndSend(page);
  await eventually(async () => (await rows()).length).toBe(1);
  await close();
});
