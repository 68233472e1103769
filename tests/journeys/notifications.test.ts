import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { VISITOR } from '../../src/platform/actor.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { apply } from '../harness/applications.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openBrowser } from '../harness/open-demo.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { type WatchedPage, watchPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { callAs, openSession, openSignedIn } from './dashboard.ts';

let test: TestApp;
let origin: string;
let openElif: Awaited<ReturnType<typeof onePage>>;
let writeAsDeniz: Awaited<ReturnType<typeof callAs>>;
beforeAll(async () => {
  test = await openTestApp(undefined, {
    frontend: await builtFrontend(),
    clock: () => new Date(),
  });
  const createdAt = new Date('2026-01-01');
  await test.addUser('elif', 'editor', { createdAt, name: 'Elif Su', surname: 'Karahan' });
  await test.addUser('deniz', 'editor', {
    createdAt,
    name: 'Deniz',
    surname: 'Okumuş',
    phone: '+905320004217',
  });
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  writeAsDeniz = await callAs(origin, 'deniz@ufuk.test');
  openElif = await onePage(browser, origin, await openSession(browser, origin, 'elif@ufuk.test'));
});
afterAll(async () => {
  await test?.close();
});
const browser = await openBrowser();

const publish = (title: string) =>
  writeAsDeniz('POST', '/api/contents', {
    title,
    category: 'haberler',
    body: 'Metin.',
    summary: 'Özet.',
    state: 'published',
  });
let invention = 0;
const applyNow = () =>
  apply(operationOf(test.app.services, VISITOR), {
    tcKimlikNo: String(40_000_000_000 + ++invention),
  });

/** Elif opens the overview; everything that happened before is read. */
async function openAsElif(): Promise<WatchedPage> {
  const opened = await openElif('/dashboard');
  await bell(opened.page).click();
  const all = panel(opened.page).getByRole('button', { name: 'Tümünü okundu say' });
  await panel(opened.page).getByRole('heading', { name: 'Bildirimler' }).waitFor();
  if (await all.isEnabled()) await all.click();
  await eventually(() => bell(opened.page).getAttribute('aria-label')).toBe('Bildirimler');
  await opened.page.keyboard.press('Escape');
  await panel(opened.page).waitFor({ state: 'hidden' });
  return opened;
}
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' });
const unread = (page: Page) => bell(page).getAttribute('aria-label');

it('2.102 2.103 2.105 what others do appears at once in every tab, in a panel 380 px wide and at most 400 px high, and leads to its page', async () => {
  const { page, context, faults, close } = await openAsElif();
  const other = watchPage(context, await context.newPage());
  await other.page.goto(`${origin}/dashboard`);
  await bell(other.page).waitFor();
  await applyNow();
  await applyNow();
  await publish('Kıyılar hepimizin');
  for (const tab of [page, other.page])
    await eventually(() => unread(tab)).toBe('Bildirimler, 3 okunmamış');

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const rows = panel(page).getByRole('listitem');
  await eventually(() => rows.first().innerText()).toContain('“Kıyılar hepimizin” yayımlandı');
  expect(await rows.first().innerText()).toContain('Deniz Okumuş');
  expect(await rows.nth(1).innerText()).toContain('2 yeni üyelik başvurusu geldi');
  await expectAccessible(page, { name: 'bell', layer: '[role=dialog]' });
  const sizeOf = () =>
    panel(page).evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight] as const);
  const [width, height] = await sizeOf();
  expect(width).toBe(380);
  expect(height).toBeLessThanOrEqual(400);

  await panel(page)
    .getByRole('link', { name: /Kıyılar hepimizin/ })
    .click();
  await page.getByRole('heading', { name: 'Kıyılar hepimizin', level: 1 }).waitFor();
  await panel(page).waitFor({ state: 'hidden' });
  for (const tab of [page, other.page])
    await eventually(() => unread(tab)).toBe('Bildirimler, 2 okunmamış');

  for (let n = 0; n < 8; n++) await publish(`Bildirilen haber ${n}`);
  await bell(page).click();
  await eventually(() => rows.count()).toBeGreaterThan(6);
  await eventually(() => panel(page).textContent()).toContain('“Bildirilen haber 7” yayımlandı');
  await eventually(sizeOf).toEqual([380, 400]);
  expect([...faults, ...other.faults]).toEqual([]);
  await close();
});

it('4.25 4.26 4.27 an entry is marked as read and as unread, alone or with all others, and removed, by keyboard', async () => {
  const { page, faults, close } = await openAsElif();
  for (const title of ['Eski bir yazı', 'Yeni bir yazı']) await publish(title);
  await eventually(() => unread(page)).toBe('Bildirimler, 2 okunmamış');
  await bell(page).press('Enter');
  const name = '“Yeni bir yazı” yayımlandı';
  await panel(page)
    .getByRole('button', { name: `Okundu say: ${name}` })
    .press('Enter');
  await eventually(() => unread(page)).toBe('Bildirimler, 1 okunmamış');
  await panel(page)
    .getByRole('button', { name: `Okunmadı say: ${name}` })
    .press('Enter');
  await eventually(() => unread(page)).toBe('Bildirimler, 2 okunmamış');
  const rows = panel(page).getByRole('listitem');
  const before = await rows.count();
  await panel(page).getByRole('button', { name: 'Tümünü okundu say' }).press('Enter');
  await eventually(() => unread(page)).toBe('Bildirimler');
  expect(await panel(page).locator('[data-unread]').count()).toBe(0);
  expect(await rows.count()).toBe(before);
  await panel(page)
    .getByRole('button', { name: `Bildirimi kaldır: ${name}` })
    .press('Enter');
  await eventually(() => panel(page).getByRole('link', { name }).count()).toBe(0);
  await eventually(() => unread(page)).toBe('Bildirimler');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await bell(page).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.reload();
  await bell(page).click();
  await panel(page).getByRole('link', { name: '“Eski bir yazı” yayımlandı' }).waitFor();
  expect(await panel(page).getByRole('link', { name }).count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

it('2.104 2.105 the colleagues are shown in a panel 320 px wide, with those who have the dashboard open', async () => {
  const elif = await openAsElif();
  const deniz = await openSignedIn(browser, origin, '/dashboard', 'deniz@ufuk.test');
  await deniz.page.setViewportSize({ width: 360, height: 800 });
  const contacts = (page: Page) => page.getByRole('dialog', { name: 'Çalışma arkadaşları' });
  for (const [{ page }, name] of [
    [elif, 'Deniz Okumuş'],
    [deniz, 'Elif Su Karahan'],
  ] as const) {
    const button = page.getByRole('button', { name: 'Çalışma arkadaşları' });
    await eventually(async () => {
      const loaded = page.waitForResponse(/\/api\/contacts$/);
      await button.click();
      await loaded;
      const row = contacts(page).getByRole('listitem').filter({ hasText: name });
      const text = await row.innerText();
      await page.keyboard.press('Escape');
      await contacts(page).waitFor({ state: 'hidden' });
      return text;
    }).toContain('Şimdi burada');
    await button.click();
    await contacts(page)
      .getByRole('link', { name: `${name} kişisine e-posta yaz` })
      .waitFor();
    expect(await contacts(page).evaluate((box: HTMLElement) => box.offsetWidth)).toBe(320);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, { name: 'contacts', layer: '[role=dialog]' });
  }
  expect([...elif.faults, ...deniz.faults]).toEqual([]);
  await elif.close();
  await deniz.close();
});

it('2.106 2.107 2.108 2.109 a user has an avatar with two initials, a menu with name, account and sign-out, and chooses what to be notified of', async () => {
  const { page, faults, close } = await openAsElif();
  const account = page.getByRole('banner').getByRole('button', { name: /^Hesap menüsü/ });
  const avatar = await account.locator('[data-initials]').evaluate((mark) => ({
    text: getComputedStyle(mark, '::before').content,
    name: mark.getAttribute('data-initials'),
  }));
  expect(avatar.name).toBe('ES');
  expect(['"ES"', 'attr(data-initials)']).toContain(avatar.text);
  await account.click();
  const menu = page.getByRole('menu');
  await menu.getByText('Elif Su Karahan').waitFor();
  const link = menu.getByRole('menuitem', { name: 'Hesabım' });
  expect(await link.getAttribute('href')).toBe('/dashboard/account');
  await menu.getByRole('menuitem', { name: 'Oturumu kapat' }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });

  await bell(page).click();
  await panel(page).getByRole('link', { name: 'Bildirim ayarları' }).click();
  await page.getByRole('heading', { name: 'Bildirim ayarları', level: 1 }).waitFor();
  await expectAccessible(page, { name: 'settings' });
  const box = page.getByRole('checkbox', { name: 'Yayımlanan içerik' });
  await box.uncheck();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Bildirim ayarları kaydedildi.').first().waitFor();
  await publish('Kimseye bildirilmeyen');
  await applyNow();
  await eventually(() => unread(page)).toBe('Bildirimler, 1 okunmamış');
  await page.reload();
  await eventually(() => box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Bildirim ayarları kaydedildi.').first().waitFor();
  expect(faults).toEqual([]);
  await close();
});
