import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';

import { watchPage } from '../harness/watched-page.ts';
import { fillSignIn, overviewLoaded, readStorage, signIn } from './dashboard.ts';
import {
  bodyField,
  button,
  createContent,
  openEditor,
  readContent,
  saysStatus,
  writeBody,
} from './editor.ts';

const { server, browser } = await openOwnDemo();

const KEYS = ['accessToken', 'expiresAt', 'user'];
const TYPED = 'Bu satır kaybolmamalı.';
const countRefreshes = (page: Page) => {
  const seen: number[] = [];
  page.context().on('response', (reply) => {
    if (reply.url().endsWith('/api/auth/refresh')) seen.push(reply.status());
  });
  return seen;
};

async function typeInEditor(title: string, isUnsaved = false) {
  const content = await createContent(server.origin, title);
  const opened = await signIn(browser, server.origin);
  await openEditor(opened.page, server.origin, content);
  if (isUnsaved) await opened.context.route('**/pending', (route) => route.abort());
  await writeBody(opened.page, `\n\n${TYPED}`);
  return { ...opened, content };
}

it('a token that is about to expire is renewed once before the next request, and no text is lost', async () => {
  const { page, content, faults, close } = await typeInEditor('Süresi dolan oturum');
  const refreshes = countRefreshes(page);
  const { accessToken } = await readStorage(page);
  await page.evaluate(() => localStorage.setItem('expiresAt', String(Date.now() + 59_000)));
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedildi');
  expect(refreshes).toEqual([200]);
  const renewed = await readStorage(page);
  expect(renewed.accessToken).not.toBe(accessToken);
  expect(Number(renewed.expiresAt)).toBeGreaterThan(Date.now() + 60_000);
  expect((await readContent(server.origin, content)).body).toContain(TYPED);
  expect(faults).toEqual([]);
  await close();
});

it('many parallel requests with an expired token cause one renewal', async () => {
  const { page, context, faults, close } = await signIn(browser, server.origin);
  const refreshes = countRefreshes(page);
  /** Waits until every panel of the overview has loaded. */
  const isLoaded = async (tab: Page) => {
    await overviewLoaded(tab);
    await tab.getByText('Henüz ölçüm yok').waitFor();
    await tab.getByRole('button', { name: /^Bildirimler/ }).waitFor();
  };
  const expire = () => page.evaluate(() => localStorage.setItem('expiresAt', '1'));
  await expire();
  await page.reload();
  await isLoaded(page);
  expect(refreshes).toEqual([200]);

  const other = watchPage(context, await context.newPage());
  await other.page.goto(`${server.origin}/dashboard`);
  await isLoaded(other.page);
  await expire();
  await Promise.all([page.reload(), other.page.reload()]);
  await Promise.all([isLoaded(page), isLoaded(other.page)]);
  // A tab gets the storage event of the other one a moment later, so both may send a renewal. Both are correct.
  expect(refreshes.length).toBeLessThanOrEqual(3);
  expect(refreshes.filter((status) => status !== 200)).toEqual([]);
  expect((await readStorage(page)).accessToken).toBe((await readStorage(other.page)).accessToken);
  expect([...faults, ...other.faults]).toEqual([]);
  await close();
});

it('after a 401 the token is renewed once and the request is sent once more', async () => {
  const { page, context, content, close } = await typeInEditor('Yarıda kalan oturum');
  const refreshes = countRefreshes(page);
  let refusals = 0;
  await context.route(`**/api/contents/${content.id}`, (route) =>
    refusals++ === 0 ? route.fulfill({ status: 401, json: { message: 'x' } }) : route.continue(),
  );
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedildi');
  expect([refusals, refreshes]).toEqual([2, [200]]);
  expect((await readContent(server.origin, content)).body).toContain(TYPED);
  await close();
});

it('after the session has ended, the user signs in again over the text, which stays', async () => {
  const { page, content, close } = await typeInEditor('Sona eren oturum');
  await server.run('DELETE FROM sessions');
  await button(page, 'Değişiklikleri yayımla').click();
  const dialog = page.getByRole('dialog', { name: 'Yeniden giriş yapın' });
  await dialog.waitFor();
  expect(Object.keys(await readStorage(page)).filter((key) => KEYS.includes(key))).toEqual([]);
  await fillSignIn(page);
  await dialog.waitFor({ state: 'hidden' });
  expect(await bodyField(page).textContent()).toContain(TYPED);
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedildi');
  expect((await readContent(server.origin, content)).body).toContain(TYPED);
  await close();
});

it('signing out in one tab signs out the other, and the session is ended', async () => {
  const { page, context, close } = await signIn(browser, server.origin);
  const other = await context.newPage();
  await other.goto(`${server.origin}/dashboard/blog`);
  await other.getByRole('table').waitFor();
  const { accessToken } = await readStorage(page);
  const cookies = await context.cookies();
  const signedOut = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await page.waitForURL(`${server.origin}/auth/login`);
  await other.waitForURL(`${server.origin}/auth/login?returnTo=*`);
  await other.getByText('Oturum başka bir sekmede kapatıldı.').waitFor();
  expect(await other.getByRole('table').count()).toBe(0);
  expect(Object.keys(await readStorage(other)).filter((key) => KEYS.includes(key))).toEqual([]);
  expect((await signedOut).status()).toBe(200);

  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { authorization: `Bearer ${accessToken}`, cookie };
  const replay = (method: string, path: string) =>
    fetch(server.origin + path, { method, headers }).then((reply) => reply.status);
  expect(await replay('GET', '/api/contents?state=draft')).toBe(401);
  expect(await replay('POST', '/api/auth/refresh')).toBe(401);
  await close();
});

it('signing out asks first if typed text would be lost', async () => {
  const { page, close } = await typeInEditor('Çıkarken sorulan', true);
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' }).waitFor();
  await button(page, 'Sayfada kal').click();
  expect(await bodyField(page).textContent()).toContain(TYPED);
  await close();
});
