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
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link', { name }).click();

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
  await page.getByRole('link', { name: 'Parti bilgileri' }).click();
  await page.getByLabel('Parti adı').waitFor();
  await expectAccessible(page);

  await page.getByLabel('Parti adı').fill('Yeni Parti');
  await page.getByRole('textbox', { name: 'Slogan' }).fill('Adil kural.\nAçık ufuk.\n');
  // Only with the keyboard: the second entry goes up, a new one is added.
  await section(page, 'Ana sayfa');
  await page.getByRole('button', { name: 'İlke 2: yukarı taşı' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('İlke 1. sıraya taşındı.').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
    'İlke 1: aşağı taşı',
  );
  await page.getByRole('button', { name: 'İlke ekle' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(
    'party-principles-2-title-tr',
  );
  await page.keyboard.type('Açık ufuk');

  await section(page, 'İletişim');
  await page.getByLabel('Telefon', { exact: true }).fill('12');
  await section(page, 'Görünüm');
  const color = page.getByRole('textbox', { name: 'Ana renk' });
  await color.fill('#ffcc00');
  // The preview shows how it would look, so it is not readable either.
  await page
    .getByText(/^1,4 : 1, en az 4,5 : 1 olmalı/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Kaydedilemedi' });
  await summary.getByText(/^Bu renk yeterince okunaklı değil/).waitFor();
  expect((await stored()).name).toBe('Eski Parti');
  // The other field is in another section.
  await summary.getByRole('link', { name: /^Telefon 0312/ }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('party-phone');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0312 111 22 33');

  await section(page, 'Görünüm');
  await page.getByRole('button', { name: /^Okunaklı en yakın ton: #/ }).click();
  const readable = await color.inputValue();
  await page.getByRole('button', { name: 'Logo seç' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
  await page.getByText('Partinin logosu').waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page
    .getByRole('link', { name: /^Yeni Parti/ })
    .first()
    .waitFor();
  await eventually(stored).toMatchObject({
    name: 'Yeni Parti',
    color: readable,
    phone: '+903121112233',
    slogan: ['Adil kural.', 'Açık ufuk.'],
    logo: { width: 600, height: 300 },
    principles: ['Adil kural', 'Özgür insan', 'Açık ufuk'].map((title) => ({ title })),
  });
  const shownColor = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-600'));
  expect(await shownColor()).toBe(readable);
  await eventually(() => page.locator('.toast-text').count()).toBe(0);
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.reload();
  await page.getByText('Partinin logosu').waitFor();
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
  await page.goto(`${origin}/dashboard/admin/party?section=identity&language=en`);
  await page.getByRole('textbox', { name: 'Tanıtım' }).fill('An introduction.');
  await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sayfada kal' }).click();
  expect(await page.getByRole('textbox', { name: 'Tanıtım' }).inputValue()).toBe(
    'An introduction.',
  );

  const headers = await test.signIn('admin');
  const { data } = (await test.call({ url: '/api/party', headers })).json();
  const payload = { ...data.fields, name: 'Başkasının Adı', version: data.version };
  await test.call({ method: 'PUT', url: '/api/party', headers, payload });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: 'Yazdıklarımla sürdür' }).waitFor();
  expect((await stored()).name).toBe('Başkasının Adı');
  await page.getByRole('button', { name: 'Yeni sürümü göster' }).click();
  expect(await page.getByLabel('Parti adı').inputValue()).toBe('Başkasının Adı');
  await page.getByRole('textbox', { name: 'Tanıtım' }).fill('Another introduction.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
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
  const slogan = page.getByRole('textbox', { name: 'Slogan' });
  await slogan.fill('Özgür insan.\nAdil kural.');
  const list = page.getByRole('region', { name: /çevirinin Türkçesi değişti$/ });
  await list.getByRole('heading', { name: '3 çevirinin Türkçesi değişti' }).waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await eventually(async () => (await stored()).slogan).toEqual(['Özgür insan.', 'Adil kural.']);
  const { translations } = await stored();
  expect(translations.en?.slogan).toEqual(['Free people.', 'Fair rules.', 'Open horizon.']);

  await page.reload();
  await list.getByRole('link', { name: 'Slogan: English' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('party-slogan-en');
  expect(await slogan.inputValue()).toBe('Free people.\nFair rules.\nOpen horizon.');
  await page.getByText('Türkçesi değişti', { exact: true }).waitFor();
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('checkbox', { name: 'Slogan: Çeviri güncel' }).check();
  await page.getByText('Türkçesi değişti', { exact: true }).waitFor({ state: 'detached' });
  await list.getByRole('link', { name: 'Slogan: Deutsch' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('party-slogan-de');
  await slogan.fill('Freie Menschen.\nFaire Regeln.');
  await list.getByRole('heading', { name: '1 çevirinin Türkçesi değişti' }).waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await eventually(async () => (await stored()).translations.de?.slogan).toHaveLength(2);
  await page.reload();
  await list.getByRole('heading', { name: '1 çevirinin Türkçesi değişti' }).waitFor();
  expect(await list.getByRole('link').allTextContents()).toEqual(['Español']);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
