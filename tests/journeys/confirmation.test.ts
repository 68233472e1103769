import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN, signInAt } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { addStaff, callAs, fillSignIn, openSignedIn } from './dashboard.ts';
import { switchTwoStepsOn } from './two-step-user.ts';

const { server, browser } = await openOwnDemo();

const forget = () => server.run(`UPDATE sessions SET confirmed_at = now() - interval '11 minutes'`);
it('a change of the party asks for password and code, and saves what was typed with the same button', async () => {
  const person = { role: 'admin', name: 'Elif', surname: 'Kaya' } as const;
  const email = await addStaff(server, { username: 'parti.sahibi', ...person });
  const { nextCode, recoveryCode } = await switchTwoStepsOn(server, email);
  const { page, close } = await openPage(browser);
  await page.goto(`${server.origin}/auth/login`);
  await fillSignIn(page, email);
  await page.getByLabel('Doğrulama kodu').fill(nextCode());
  await page.waitForURL(`${server.origin}/dashboard`);
  await page.goto(`${server.origin}/dashboard/admin/party`);
  const name = page.getByLabel('Kısa ad').first();
  await name.fill('Yeni Ufuk');
  await forget();
  const save = page.getByRole('button', { name: /kaydet/i }).first();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Parolanızı doğrulayın' });
  await dialog.waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe('Yeni Ufuk');
  await save.click();
  await dialog.getByLabel('Parolanız', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await server.run(`UPDATE recovery_codes SET made_at = now() - interval '1 hour'`);
  await dialog.getByLabel('Doğrulama kodu').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const { call } = await signInAt(server.origin);
  await eventually(async () => (await call('GET', '/api/party')).text()).toContain('Yeni Ufuk');
  expect(await name.inputValue()).toBe('Yeni Ufuk');
  await close();
});

/** Enters the password in the dialog that a refused call opened. */
async function enterPassword(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Parolanızı doğrulayın' });
  await dialog.getByLabel('Parolanız', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Doğrula' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('a new webhook asks for the password, and its secret is shown after it', async () => {
  const { page, close } = await openSignedIn(
    browser,
    server.origin,
    '/dashboard/admin/webhooks/add',
  );
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Haber programı');
  await page.getByRole('textbox', { name: 'Adres' }).fill('https://alici.example/ufuk');
  await forget();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await enterPassword(page);
  const secret = page.getByRole('dialog', { name: 'Gizli anahtar' });
  await secret.getByRole('button', { name: 'Kopyaladım, kapat' }).click();
  await page.getByRole('heading', { name: 'Haber programı', level: 1 }).waitFor();
  await close();
});

it('ending the sessions of a user, and deleting the user, ask for the password over their own questions', async () => {
  const names = { name: 'Derya', surname: 'Uzun' };
  const email = await addStaff(server, { username: 'derya', role: 'editor', ...names });
  const callAsDerya = await callAs(server.origin, email);
  expect((await callAsDerya('GET', '/api/account')).status).toBe(200);
  const { page, close } = await openSignedIn(browser, server.origin, '/dashboard/users?q=derya');
  await page.getByRole('link', { name: 'Derya Uzun' }).click();
  await page.getByRole('button', { name: 'Oturumlarını kapat' }).click();
  await forget();
  const ending = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await ending.getByRole('button', { name: 'Oturumlarını kapat' }).click();
  await enterPassword(page);
  await ending.waitFor({ state: 'hidden' });
  expect((await callAsDerya('GET', '/api/account')).status).toBe(401);
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await forget();
  const deletion = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await deletion.getByRole('button', { name: 'Sil', exact: true }).click();
  await enterPassword(page);
  await deletion.waitFor({ state: 'hidden' });
  const { call } = await signInAt(server.origin);
  const found = await (await call('GET', '/api/auth/users?q=derya')).json();
  expect(found).toMatchObject({ total: 0 });
  await close();
});
