import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { splitLocale } from '../../src/platform/i18n/locales.ts';
import { readDemoWords, wordsIn } from '../demo/demo-words.ts';
import { charterDocx, makeDocx } from '../harness/docx.ts';
import { eventually } from '../harness/eventually.ts';
import { fontlessPdf } from '../harness/fontless-pdf.ts';
import { openMailServer } from '../harness/mail-server.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { openPage } from '../harness/watched-page.ts';
import { crawl } from '../pages/html/crawl.ts';
import { SEEDS } from '../pages/html/kinds.ts';
import { fillSignIn } from './dashboard.ts';
import { bodyField, button, titleField } from './editor.ts';
import { countEffort, type Effort } from './effort.ts';
import { field } from './people.ts';

const mail = await openMailServer();
afterAll(() => mail.close());
const { server, browser } = await openOwnDemo({ env: { SMTP_URL: mail.url } });

const NAME = 'Deniz ve Kıyı Partisi';
const COLLEAGUE = 'umut@deniz.test';
const CHOSEN = 'Kuzey-Yildizi-7.mavi';
const BOARD = [
  ['Deniz Kaptan', 'Genel Başkan'],
  ['Ada Yelken', 'Kıyı Sözcüsü'],
  ['Kaya Liman', 'Sayman'],
  ['Ilgaz Çapa', 'Liman Sorumlusu'],
  ['Şule Pusula', 'Denizcilik Sözcüsü'],
] as const;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <circle cx="60" cy="60" r="56" fill="#00695c"/><path d="M20 70 Q40 50 60 70 T100 70 V90 H20 Z" fill="#ffffff"/></svg>`;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The most that each step may ask of a new admin. */
const MOST: Record<string, Effort> = {
  'sign in': { clicks: 1, fields: 2 },
  'remove the demo': { clicks: 3, fields: 0 },
  name: { clicks: 2, fields: 2 },
  'logo and colour': { clicks: 4, fields: 2 },
  contact: { clicks: 2, fields: 3 },
  charter: { clicks: 8, fields: 4 },
  board: { clicks: 8, fields: 10 },
  invitation: { clicks: 3, fields: 3 },
  'press statement': { clicks: 5, fields: 4 },
};

const saved = (page: Page) => page.getByText('Başarıyla güncellendi.').first().waitFor();

/** Chooses a file as a person does: the button opens the browser's own dialog. */
async function chooseFile(
  page: Page,
  name: RegExp | string,
  file: { name: string; mimeType: string; buffer: Buffer },
  within: Pick<Page, 'getByRole' | 'getByText'> = page,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await within.getByText(name).first().click();
  await (await chooser).setFiles(file);
}

it('a new admin makes a party of the demo in an hour: few clicks, few fields, and no word of the demo stays', {
  timeout: 400_000,
}, async () => {
  const { page, context, faults, close } = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
  });
  const taken = await countEffort(context);
  const efforts: Record<string, Effort> = {};
  const ends = (step: string) => {
    efforts[step] = taken();
  };
  const panel = page.getByRole('region', { name: 'İlk adımlar' });
  /** The page of a step leads to the next one. */
  const goOn = (step: string) =>
    page
      .getByRole('navigation', { name: 'İlk adımlar' })
      .getByRole('link', { name: `Sıradaki adım: ${step}` })
      .click();

  await page.goto(`${server.origin}/auth/login`);
  await fillSignIn(page);
  await page.waitForURL(`${server.origin}/dashboard`);
  ends('sign in');

  await panel.getByRole('link', { name: 'Örnek partiyi kaldırma' }).click();
  await button(page, 'Örnek partiyi kaldır…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır', exact: true }).click();
  await page.getByRole('heading', { name: 'Örnek parti kaldırıldı' }).waitFor();
  ends('remove the demo');

  await goOn('Partinin adı ve renkleri');
  await page.getByLabel('Parti adı').fill(NAME);
  await page.getByLabel('Kısa ad').fill('Deniz');
  await button(page, 'Kaydet').click();
  await saved(page);
  ends('name');

  await page
    .getByRole('navigation', { name: 'Bölümler' })
    .getByRole('link', { name: 'Görünüm' })
    .click();
  await button(page, 'Logo seç').click();
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await chooseFile(page, 'Dosya yükle', svg, page.getByRole('dialog'));
  await page.getByText('Açık zeminde').waitFor();
  await page.getByRole('textbox', { name: 'Ana renk' }).fill('#00695c');
  await button(page, 'Kaydet').click();
  await saved(page);
  ends('logo and colour');

  await goOn('İletişim bilgileri');
  await page.locator('#party-address').fill('Liman Caddesi 1, Ankara');
  await page.locator('#party-phone').fill('0312 555 01 00');
  await page.locator('#party-email').fill('iletisim@deniz.test');
  await button(page, 'Kaydet').click();
  await saved(page);
  ends('contact');

  await goOn('Tüzük');
  await button(page, 'Yeni sürüm hazırla').click();
  await chooseFile(page, 'PDF seç', {
    name: 'tuzuk.pdf',
    mimeType: 'application/pdf',
    buffer: fontlessPdf(),
  });
  await page.getByAltText('PDF’nin birinci sayfası').waitFor();
  const docx = await makeDocx(charterDocx({ counted: true }));
  await button(page, 'Word dosyasından').click();
  const dialog = page.getByRole('dialog');
  await chooseFile(
    page,
    'Word dosyası seç',
    { name: 'tuzuk.docx', mimeType: DOCX, buffer: docx },
    dialog,
  );
  await dialog.getByRole('button', { name: 'Taslağın metni yap' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel('Başlık', { exact: true }).fill(`${NAME} Tüzüğü`);
  await page.getByLabel('Kabul tarihi', { exact: true }).fill('10.05.2026');
  await button(page, 'Yayımla…').click();
  await dialog.getByRole('button', { name: /^Yayımla/ }).click();
  await page.getByText('1. sürüm yürürlükte').waitFor();
  ends('charter');

  await goOn('Yönetim kurulu');
  for (const [at, [name, duty]] of BOARD.entries()) {
    await eventually(() => page.getByLabel('Ad soyad').inputValue()).toBe('');
    await page.getByLabel('Ad soyad').fill(name);
    if (at === 0) await page.getByRole('checkbox', { name: 'Genel Başkan' }).check();
    // The next ones are of the same board.
    if (at === 0) await page.getByRole('checkbox', { name: 'Başkanlık Divanı' }).check();
    await page.getByLabel('Görev', { exact: true }).fill(duty);
    const isLast = at === BOARD.length - 1;
    await button(page, isLast ? 'Kaydet' : 'Kaydet ve bir kişi daha ekle').click();
  }
  await page.waitForURL('**/dashboard/admin/people');
  ends('board');

  await goOn('Ekip arkadaşları');
  await field(page, 'Ad').first().fill('Umut');
  await field(page, 'Soyad').fill('Sarıkaya');
  await field(page, 'E-posta').fill(COLLEAGUE);
  await page.getByRole('radio', { name: 'Editör', exact: true }).check();
  await button(page, 'Kullanıcıyı ekle').click();
  await page.getByRole('heading', { name: 'Umut Sarıkaya' }).waitFor();
  ends('invitation');
  await acceptInvitation();

  await page.getByRole('link', { name: 'İçerikler', exact: true }).first().click();
  await page.getByRole('link', { name: 'Yeni içerik' }).first().click();
  await bodyField(page).waitFor();
  await titleField(page).fill('Kıyılar herkesindir');
  await page.getByLabel('Kategori').selectOption('basinAciklamalari');
  await page.getByLabel('Özet').fill('Kıyı kanununun uygulanmasını istiyoruz.');
  await bodyField(page).click();
  await page.keyboard.type('Kıyıya giden her yol açık kalmalıdır.');
  await button(page, 'Yayımla').click();
  await button(page, 'Şimdi yayımla').click();
  await page.locator('.toast-text').filter({ hasText: 'Yayımlandı.' }).waitFor();
  ends('press statement');
  expect(faults).toEqual([]);
  await close();

  await expectSite();
  expect(Object.keys(efforts)).toEqual(Object.keys(MOST));
  for (const [step, most] of Object.entries(MOST)) {
    expect(efforts[step]?.clicks, `clicks: ${step}`).toBeLessThanOrEqual(most.clicks);
    expect(efforts[step]?.fields, `fields: ${step}`).toBeLessThanOrEqual(most.fields);
  }
});

/** The colleague follows the link of the e-mail, and is in the dashboard. */
async function acceptInvitation(): Promise<void> {
  let link = '';
  await eventually(() => {
    const email = mail.received.find(({ envelope }) => envelope.to.includes(COLLEAGUE));
    link = /http\S+\/auth\/set-password#[\w-]+/.exec(email?.text ?? '')?.[0] ?? '';
    return link;
  }).not.toBe('');
  const { page, faults, close } = await openPage(browser);
  await page.goto(link);
  await page.getByText(COLLEAGUE).waitFor();
  await page.getByLabel('Yeni parola', { exact: true }).fill(CHOSEN);
  await page.getByLabel('Yeni parola (tekrar)').fill(CHOSEN);
  await button(page, 'Parolayı kaydet').click();
  await page.waitForURL(`${server.origin}/dashboard`);
  expect(faults).toEqual([]);
  await close();
}

/** The public site shows all of it, and nothing of the demo, in four languages. */
async function expectSite(): Promise<void> {
  const read = async (path: string) => (await fetch(server.origin + path)).text();
  const home = await read('/');
  expect(home).toContain(NAME);
  expect(home).toContain('Kıyılar herkesindir');
  expect(home).toContain('Deniz Kaptan');
  expect(home).toMatch(/--p-600:\s*#00695c/);
  const logo = /\/media\/[\da-f-]{36}\/\d+\.webp/.exec(home)?.[0] ?? '';
  expect((await fetch(server.origin + logo)).headers.get('content-type')).toBe('image/webp');
  const contact = await read('/iletisim');
  expect(contact).toContain('Liman Caddesi 1, Ankara');
  expect(contact).toContain('iletisim@deniz.test');
  const charter = await read('/tuzuk');
  expect(charter).toContain(`${NAME} Tüzüğü`);
  expect(charter).toContain('id="madde-60"');
  expect(charter).toContain('.pdf');
  const board = await read('/baskanlik-divani');
  for (const [name] of BOARD) expect(board).toContain(name);
  const words = await readDemoWords();
  const site = await crawl(server.origin, SEEDS);
  const said = [...site.pages.values()].flatMap(({ path, html }) =>
    wordsIn(words, html).map((word) => `${path}: ${word}`),
  );
  expect(said).toEqual([]);
  const pdfs = [...site.files.keys()].filter((address) => address.endsWith('.pdf'));
  expect(pdfs.length).toBeGreaterThan(0);
  for (const address of pdfs) {
    const bytes = await (await fetch(address)).arrayBuffer();
    expect(wordsIn(words, (await readPdf(Buffer.from(bytes))).text), address).toEqual([]);
  }
  // Nothing leads to what the party has not filled in, except a page to itself in other languages.
  const turkish = (address: string) => splitLocale(address).path;
  for (const path of ['/bagis', '/haberler', '/toplantilar', '/parti-programi']) {
    const links = site.links.filter(
      ({ from, to }) => turkish(to) === path && turkish(from) !== path,
    );
    expect(links, path).toEqual([]);
  }
}
