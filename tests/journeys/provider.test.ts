import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { findFreePort } from '../harness/free-port.ts';
import { startProvider } from '../harness/oidc-provider.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { sharedDemo } from '../harness/shared-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { readPage, textOf } from '../walk/read-page.ts';

const client = { id: 'ufuk', secret: 'a secret that the provider knows' };

const port = await findFreePort();
const provider = await startProvider(`http://127.0.0.1:${port}`, client);
afterAll(() => provider.stop());
const { server, browser } = await openOwnDemo({
  env: {
    PORT: String(port),
    AUTH_ISSUER: 'oidc',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_ROLES: 'yonetim=admin, basin=editor',
  },
});

it('2.49 8.15 our own sign-in page is the issuer-mismatch page with the sentence of the specification, and status 400', async () => {
  const page = await readPage(server.origin, '/auth/login');
  expect(page.status).toBe(400);
  expect(textOf(page.main)).toContain('400: Issuer mismatch, currently using oidc');
});

it('2.52 /auth/login is the sign-in page only while the issuer is the token-based one', async () => {
  const ours = await readPage((await sharedDemo()).origin, '/auth/login');
  expect([ours.status, ours.title]).toEqual([200, 'Yönetim paneli | Liberal Ufuk Partisi']);
  const credentials = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ username: 'admin@ufuk.test', password: 'x' });
  const reply = await fetch(`${server.origin}/api/auth/login`, { ...credentials, body });
  expect(reply.status).toBe(400);
});

async function signInThere(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

it('staff sign in through the provider, see the page they opened, and sign out at both', async () => {
  provider.people.elif = {
    email: 'elif@baska.example',
    email_verified: true,
    given_name: 'Elif',
    family_name: 'Karahan',
    groups: ['basin'],
  };
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.origin}/dashboard/blog`);
  await signInThere(page, 'elif');
  await page.waitForURL(`${server.origin}/dashboard/blog`);
  await page.getByRole('button', { name: 'Hesap menüsü, Elif Karahan' }).click();
  await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.getByRole('button', { name: /yes, sign me out/i }).click();
  await page.waitForURL(`${server.origin}/`);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.goto(`${server.origin}/dashboard`);
  await page.getByPlaceholder('Enter any login').waitFor();
  await close();
});

it('a user without a matching group sees the reason, and can try again', async () => {
  provider.people.yabanci = { email: 'y@baska.example', email_verified: true, groups: [] };
  const { page, close } = await openPage(browser, { viewport: { width: 360, height: 740 } });
  await page.goto(`${server.origin}/dashboard`);
  await signInThere(page, 'yabanci');
  await page.getByText('Kurum hesabınızın yönetim panelinde yetkisi yok').waitFor();
  expect(page.url()).toBe(`${server.origin}/auth/arrived?returnTo=%2Fdashboard`);
  await page.getByRole('link', { name: 'Yeniden giriş yap' }).click();
  await page.getByPlaceholder('Enter any login').waitFor();
  await close();
});

it('an admin confirms at the provider in another tab, and the form is then saved', async () => {
  provider.people.baskan = {
    email: 'baskan@baska.example',
    email_verified: true,
    given_name: 'Berna',
    family_name: 'Kaya',
    groups: ['yonetim'],
  };
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.origin}/dashboard/users/add`);
  await signInThere(page, 'baskan');
  await page.waitForURL(`${server.origin}/dashboard/users/add`);
  await page.getByRole('textbox', { name: 'E-posta' }).fill('yeni@baska.example');
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill('yeni-yonetici');
  await page.getByRole('radio', { name: 'Yönetici', exact: true }).check();
  await page.getByRole('button', { name: 'Kullanıcıyı ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Parolanızı doğrulayın' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'Yeni sekmede giriş yap' }).click(),
  ]);
  await tab.getByPlaceholder('Enter any login').fill('baskan');
  await tab.getByPlaceholder('and password').fill('x');
  await tab.getByRole('button', { name: 'Sign-in' }).click();
  await tab.waitForURL(`${server.origin}/dashboard`);
  await page.getByRole('heading', { name: 'yeni-yonetici' }).waitFor();
  await close();
});
