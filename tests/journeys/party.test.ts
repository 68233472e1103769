import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoParty } from '../../database/demo/party.ts';
import { getParty, makeParty } from '../../src/features/party/operations.server.ts';
import { party } from '../../src/features/party/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const logo = () =>
  sharp({ create: { width: 600, height: 300, channels: 4, background: '#00a651' } })
    .png()
    .toBuffer();
const stored = () => getParty(test.app.services.db);
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link', { name }).click();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const saved = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();

it('an admin changes name, slogan, logo and colour, which the site and the dashboard show at once', async () => {
  const { db } = test.app.services;
  // Also at a second try of this test.
  await db.delete(party);
  const principles = ['Özgür insan', 'Adil kural'].map((title) => ({ title, text: '' }));
  await makeParty(db, { name: 'Eski Parti', principles, phone: '+903120000000' }, new Date());
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  const parts = page.getByRole('region', { name: 'Parti bilgileri' });
  await parts.getByRole('link', { name: 'Kimlik' }).click();
  await page.getByLabel('Parti adı').waitFor();
  await expectAccessible(page);

  await page.getByLabel('Parti adı').fill('Yeni Parti');
  await page.getByRole('textbox', { name: 'Slogan' }).fill('Adil kural.\nAçık ufuk.\n');
  // The real header and the real slogan, before anything is saved.
  const preview = page.frameLocator('iframe[title="Önizleme"]');
  await preview.locator('header').getByText('Yeni Parti').waitFor();
  await preview.locator('h1').getByText('Açık ufuk.').waitFor();
  expect((await stored()).name).toBe('Eski Parti');
  // Another part is another page: leaving this one would lose what was typed.
  await part(page, 'Görünüm');
  await page.getByRole('dialog').getByRole('button', { name: 'Sayfada kal' }).click();
  await saved(page);
  await eventually(stored).toMatchObject({
    name: 'Yeni Parti',
    slogan: ['Adil kural.', 'Açık ufuk.'],
  });

  await part(page, 'Hakkımızda');
  await page.waitForURL('**/dashboard/admin/party/hakkimizda');
  // Only with the keyboard: the second entry goes up, a new one is added.
  await page.getByRole('button', { name: 'İlke 2: yukarı taşı' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('İlke 1. sıraya taşındı.').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
    'İlke 1: aşağı taşı',
  );
  // From inside a field, too: there and back.
  await page.locator('#party-principles-0-title-tr').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await eventually(() => focusedId(page)).toBe('party-principles-1-title-tr');
  await page.keyboard.press('Alt+Home');
  await eventually(() => focusedId(page)).toBe('party-principles-0-title-tr');
  await page.getByRole('button', { name: 'İlke ekle' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => focusedId(page)).toBe('party-principles-2-title-tr');
  await page.keyboard.type('Açık ufuk');
  // With the mouse: the new one goes before the first.
  const handles = page.locator('fieldset:has([id^="party-principles-"]) [title^="Sürükleyerek"]');
  await handles.nth(2).scrollIntoViewIfNeeded();
  const from = await handles.nth(2).boundingBox();
  const to = await handles.nth(1).boundingBox();
  if (!from || !to) throw new Error('the handles are not shown');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y - 20, { steps: 5 });
  await page.mouse.up();
  await page.getByText('İlke 2. sıraya taşındı.').waitFor();
  await saved(page);
  await eventually(stored).toMatchObject({
    principles: ['Adil kural', 'Açık ufuk', 'Özgür insan'].map((title) => ({ title })),
  });

  await part(page, 'İletişim');
  await page.getByLabel('Telefon', { exact: true }).fill('12');
  await saved(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Kaydedilemedi' });
  await summary.getByRole('link', { name: /^Telefon 0312/ }).click();
  await eventually(() => focusedId(page)).toBe('party-phone');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0312 111 22 33');
  await preview.getByText('0312 111 22 33').waitFor();
  await saved(page);
  await eventually(async () => (await stored()).phone).toBe('+903121112233');

  await part(page, 'Görünüm');
  const color = page.getByRole('textbox', { name: 'Ana renk' });
  await color.fill('#ffcc00');
  // The preview shows how it would look, so it is not readable either.
  await page
    .getByText(/^1,4 : 1, en az 4,5 : 1 olmalı/)
    .first()
    .waitFor();
  await saved(page);
  await summary.getByText(/^Bu renk yeterince okunaklı değil/).waitFor();
  await page.getByRole('button', { name: /^Okunaklı en yakın ton: #/ }).click();
  const readable = await color.inputValue();
  await page.getByRole('button', { name: 'Logo seç', exact: true }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
  await page.getByText('Açık zeminde').waitFor();
  await saved(page);
  await eventually(stored).toMatchObject({
    name: 'Yeni Parti',
    color: readable,
    logo: { width: 600, height: 300 },
  });
  const shownColor = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-600'));
  await eventually(shownColor).toBe(readable);
  await eventually(() => page.locator('.toast-text').count()).toBe(0);
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  await page.getByText('Açık zeminde').waitFor();
  expect(await shownColor()).toBe(readable);
  await page.goto(origin);
  expect(await page.title()).toMatch(/\| Yeni Parti$/);
  expect(await shownColor()).toBe(readable);
  const picture = page.locator('header img.mark');
  await eventually(() =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
  ).toBe(true);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});

it('what was typed is neither lost without a question nor replaces the change of another admin', async () => {
  const { db } = test.app.services;
  await db.delete(party);
  await makeParty(db, { name: 'İlk Parti' }, new Date());
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().waitFor();
  // An address of former times.
  await page.goto(`${origin}/dashboard/admin/party?section=identity&language=en`);
  await page.waitForURL('**/dashboard/admin/party/kimlik?language=en');
  const english = page.getByRole('textbox', { name: 'Tanıtım (English)' });
  await english.fill('An introduction.');
  await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sayfada kal' }).click();
  expect(await english.inputValue()).toBe('An introduction.');

  const headers = await test.signIn('admin');
  const change = async (at: string, fields: object) => {
    const { data } = (await test.call({ url: '/api/party', headers })).json();
    const payload = { ...fields, version: data.version };
    const reply = await test.call({ method: 'PUT', url: `/api/party/${at}`, headers, payload });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const { fields } = (await test.call({ url: '/api/party', headers })).json().data;
  const { shortName, slogan, introduction } = fields;
  // Another part does not matter, the same one does.
  await change('measurement', { tagManagerId: 'GTM-ABC123' });
  await change('identity', { name: 'Başkasının Adı', shortName, slogan, introduction });
  await saved(page);
  await page.getByRole('button', { name: 'Yazdıklarımla sürdür' }).waitFor();
  expect((await stored()).name).toBe('Başkasının Adı');
  await page.getByRole('button', { name: 'Yeni sürümü göster' }).click();
  expect(await page.getByLabel('Parti adı').inputValue()).toBe('Başkasının Adı');
  await english.fill('Another introduction.');
  await change('measurement', { tagManagerId: '' });
  await saved(page);
  await eventually(async () => (await stored()).translations.en?.introduction).toBe(
    'Another introduction.',
  );
  expect(opened.faults.filter((fault) => !fault.includes('409'))).toEqual([]);
  await opened.context.close();
});

it('a deleted Turkish line of the slogan leaves the translations as they are, and marks them until they are confirmed', async () => {
  const { db } = test.app.services;
  const { logo: _logo, ...data } = demoParty;
  await db.delete(party);
  await db.insert(party).values({ data });
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().waitFor();
  await page.goto(`${origin}/dashboard/admin/party`);
  const slogan = page.getByRole('textbox', { name: 'Slogan', exact: true });
  await slogan.fill('Özgür insan.\nAdil kural.');
  const list = page.getByRole('region', { name: /çevirinin Türkçesi değişti$/ });
  await list.getByRole('heading', { name: '3 çevirinin Türkçesi değişti' }).waitFor();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await eventually(async () => (await stored()).slogan).toEqual(['Özgür insan.', 'Adil kural.']);
  const { translations } = await stored();
  expect(translations.en?.slogan).toEqual(['Free people.', 'Fair rules.', 'Open horizon.']);

  await page.reload();
  await list.getByRole('link', { name: 'Slogan: English' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('party-slogan-en');
  // The Turkish text stays beside it, from 900 px on on the same line.
  expect(await slogan.inputValue()).toBe('Özgür insan.\nAdil kural.');
  const inLanguage = (name: string) =>
    page.getByRole('textbox', { name: `Slogan (${name})`, exact: true });
  const place = async (field: ReturnType<typeof inLanguage>) => (await field.boundingBox())?.y;
  expect(await place(inLanguage('English'))).toBeGreaterThan(0);
  expect(await inLanguage('English').inputValue()).toBe('Free people.\nFair rules.\nOpen horizon.');
  await page.getByText('Türkçesi değişti', { exact: true }).waitFor();
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: 'Slogan (English): Çeviri güncel' }).check();
  await page.getByText('Türkçesi değişti', { exact: true }).waitFor({ state: 'detached' });
  await list.getByRole('link', { name: 'Slogan: Deutsch' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('party-slogan-de');
  await inLanguage('Deutsch').fill('Freie Menschen.\nFaire Regeln.');
  await list.getByRole('heading', { name: '1 çevirinin Türkçesi değişti' }).waitFor();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await eventually(async () => (await stored()).translations.de?.slogan).toHaveLength(2);
  await page.reload();
  await list.getByRole('heading', { name: '1 çevirinin Türkçesi değişti' }).waitFor();
  expect(await list.getByRole('link').allTextContents()).toEqual(['Español']);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});

it('the languages say how many texts they lack, and a missing one is marked at its field', async () => {
  const { db } = test.app.services;
  const { logo: _logo, ...data } = demoParty;
  const { introduction: _gone, ...english } = data.translations.en ?? {};
  await db.delete(party);
  await db.insert(party).values({
    data: { ...data, translations: { ...data.translations, en: english } },
  });
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().waitFor();
  await page.goto(`${origin}/dashboard/admin/party/kimlik`);
  const languages = page.getByRole('navigation', { name: 'Metinlerin dili' });
  await languages.getByRole('link', { name: 'English 1 eksik' }).click();
  await languages.getByRole('link', { name: 'Deutsch tamam' }).waitFor();
  await page.getByText('Çevirisi yok', { exact: true }).waitFor();
  const turkish = page.getByRole('textbox', { name: 'Tanıtım', exact: true });
  const translation = page.getByRole('textbox', { name: 'Tanıtım (English)' });
  const places = async () => {
    const [left, right] = [await turkish.boundingBox(), await translation.boundingBox()];
    if (!left || !right) throw new Error('both languages are shown');
    return { isBeside: right.x > left.x + left.width, isBelow: right.y > left.y + left.height };
  };
  expect(await places()).toEqual({ isBeside: true, isBelow: false });
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await places()).toEqual({ isBeside: false, isBelow: true });
  await expectNoSidewaysScrolling(page);
  await translation.fill('Who we are.');
  await languages.getByRole('link', { name: 'English tamam' }).waitFor();
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});

it('a word finds a page or a field of the site administration, by mouse, keys and palette', async () => {
  const { db } = test.app.services;
  await db.delete(party);
  await makeParty(db, { name: 'Parti' }, new Date());
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  const search = page.getByRole('searchbox', { name: 'Ayar ya da sayfa ara' });
  await search.focus();
  await page.keyboard.type('yönlendirme');
  await page.getByRole('region', { name: 'Site ve sayfalar' }).getByRole('link').first().waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('iban');
  await page.getByRole('link', { name: 'IBAN: Bağış' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/admin/party/bagis?field=donation-accounts-iban');
  // Without an account there is only the button that adds one.
  await eventually(() => focusedId(page)).toBe('party-donation-accounts');
  await page.goBack();
  await search.fill('instagram');
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(() => focusedId(page)).toBe('party-social-instagram');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Kısa ad');
  await page.getByRole('option', { name: /Kısa ad.*Kimlik/ }).click();
  await eventually(() => focusedId(page)).toBe('party-shortName');
  await page.goto(`${origin}/dashboard/admin`);
  await search.fill('olmayansözcük');
  await page.getByText('“olmayansözcük” için bir sayfa ya da alan yok.').waitFor();
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
