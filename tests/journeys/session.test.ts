import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage, type WatchedPage, watchPage } from '../harness/watched-page.ts';
import { fillSignIn, openSession, openSignedIn, overviewLoaded, readStorage } from './dashboard.ts';
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
const REFRESH = '/api/auth/refresh';
const countRefreshes = (page: Page) => {
  const seen: number[] = [];
  page.context().on('response', (reply) => {
    if (reply.url().endsWith(REFRESH)) seen.push(reply.status());
  });
  return seen;
};
/** The calls of all tabs from now on. */
function watchCalls({ context }: WatchedPage) {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (pathOf(request).startsWith('/api/')) calls.push(request);
  });
  return calls;
}
const pathOf = (request: Request) => new URL(request.url()).pathname;
const headerOf = async (request: Request | undefined, name: string) =>
  (await request?.allHeaders())?.[name];

async function typeInEditor(title: string, isUnsaved = false) {
  const content = await createContent(server.origin, title);
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    storageState: await openSession(browser, server.origin),
  });
  await openEditor(opened.page, server.origin, content);
  if (isUnsaved) await opened.context.route('**/pending', (route) => route.abort());
  await writeBody(opened.page, `\n\n${TYPED}`);
  return { ...opened, content };
}

it('7.2 7.3 7.15 a token that is about to expire is renewed once, with the cookie, before the next request, which is JSON, and no text is lost', async () => {
  const opened = await typeInEditor('Süresi dolan oturum');
  const { page, content, faults, close } = opened;
  const refreshes = countRefreshes(page);
  const { accessToken } = await readStorage(page);
  await page.evaluate(() => localStorage.setItem('expiresAt', String(Date.now() + 59_000)));
  const calls = watchCalls(opened);
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedildi');
  expect(refreshes).toEqual([200]);
  const renewed = await readStorage(page);
  expect(renewed.accessToken).not.toBe(accessToken);
  expect(Number(renewed.expiresAt)).toBeGreaterThan(Date.now() + 60_000);
  expect((await readContent(server.origin, content)).body).toContain(TYPED);
  const [refresh, ...saves] = calls.filter((call) => call.method() !== 'GET');
  expect(refresh && pathOf(refresh)).toBe(REFRESH);
  expect(await headerOf(refresh, 'cookie')).toMatch(/\w=\w/);
  const bodies = saves.filter((call) => call.postData() !== null);
  expect(bodies.length).toBeGreaterThan(0);
  for (const call of bodies) expect(await headerOf(call, 'content-type')).toBe('application/json');
  expect(bodies.map((call) => call.postDataJSON())).toContainEqual(
    expect.objectContaining({ body: expect.stringContaining(TYPED) }),
  );
  expect(faults).toEqual([]);
  await close();
});

it('7.4 7.14 7.17 6.6 many parallel requests without the end of the token cause one renewal, and all carry the new token', async () => {
  const opened = await openSignedIn(browser, server.origin);
  const { page, context, faults, close } = opened;
  /** Waits until every panel of the overview has loaded. */
  const isLoaded = async (tab: Page) => {
    await overviewLoaded(tab);
    await tab.getByText('Henüz ölçüm yok').waitFor();
    await tab.getByRole('button', { name: /^Bildirimler/ }).waitFor();
  };
  await isLoaded(page);
  await page.evaluate(() => localStorage.removeItem('expiresAt'));
  const { accessToken: before } = await readStorage(page);
  // A late call of the page before still has the old token.
  await page.goto('about:blank');
  const refreshes = countRefreshes(page);
  const calls = watchCalls(opened);
  await page.goto(`${server.origin}/dashboard`);
  await isLoaded(page);
  expect(refreshes).toEqual([200]);
  const { accessToken, expiresAt } = await readStorage(page);
  expect(accessToken).not.toBe(before);
  expect(Number(expiresAt)).toBeGreaterThan(Date.now() + 60_000);

  const other = watchPage(context, await context.newPage());
  await other.page.goto(`${server.origin}/dashboard`);
  await isLoaded(other.page);
  expect(refreshes).toEqual([200]);
  const others = calls.filter((call) => pathOf(call) !== REFRESH);
  expect(others.length).toBeGreaterThan(8);
  for (const call of others)
    expect([call.url(), await headerOf(call, 'authorization')]).toEqual([
      call.url(),
      `Bearer ${accessToken}`,
    ]);
  expect(calls.map(pathOf)).not.toContain('/api/menu/list');

  await page.evaluate(() => localStorage.setItem('expiresAt', '1'));
  await Promise.all([page.reload(), other.page.reload()]);
  await Promise.all([isLoaded(page), isLoaded(other.page)]);
  // A tab gets the storage event of the other one a moment later, so both may send a renewal. Both are correct.
  expect(refreshes.length).toBeLessThanOrEqual(3);
  expect(refreshes.filter((status) => status !== 200)).toEqual([]);
  expect((await readStorage(page)).accessToken).toBe((await readStorage(other.page)).accessToken);
  expect([...faults, ...other.faults]).toEqual([]);
  await close();
});

it('7.16 7.18 after a 401 the token is renewed once and the request is sent once more, with the new token', async () => {
  const { page, context, content, close } = await typeInEditor('Yarıda kalan oturum');
  const refreshes = countRefreshes(page);
  const { accessToken } = await readStorage(page);
  const tokens: (string | undefined)[] = [];
  await context.route(`**/api/contents/${content.id}`, (route) => {
    tokens.push(route.request().headers().authorization);
    return tokens.length === 1
      ? route.fulfill({ status: 401, json: { message: 'x' } })
      : route.continue();
  });
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedildi');
  expect(refreshes).toEqual([200]);
  const renewed = (await readStorage(page)).accessToken;
  expect(renewed).not.toBe(accessToken);
  expect(tokens).toEqual([`Bearer ${accessToken}`, `Bearer ${renewed}`]);
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
  const { page, context, close } = await openSignedIn(browser, server.origin);
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
