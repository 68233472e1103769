import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readOutbox } from '../harness/emails.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { codeOf, setUpTwoSteps } from './account.ts';
import { fillSignIn, readStorage, signIn } from './dashboard.ts';
import { button } from './editor.ts';

const EMAIL = 'umut.davetli@ufuk.test';
const CHOSEN = 'Kuzey-Yildizi-7.mavi';

const { server, browser } = await openOwnDemo();

async function invite(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kullanıcılar', exact: true }).click();
  await page.getByRole('link', { name: 'Kullanıcı ekle' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Ad').first().fill('Umut');
  await field('Soyad').fill('Sarıkaya');
  await field('E-posta').fill(EMAIL);
  await page.getByRole('radio', { name: 'Editör', exact: true }).check();
  await button(page, 'Kullanıcıyı ekle').click();
  await page.getByRole('heading', { name: 'Umut Sarıkaya' }).waitFor();
}

async function linkInTheEmail(): Promise<string> {
  let link = '';
  await eventually(async () => {
    // All servers of a run share the folder.
    const [email] = await readOutbox(join(server.dataDir, 'outbox'), EMAIL);
    link = /http\S+\/auth\/set-password#[\w-]+/.exec(email?.text ?? '')?.[0] ?? '';
    return link;
  }).not.toBe('');
  return link;
}

it('an admin invites an editor, who sets a password through the e-mail, signs in with two steps and may not open the users', async () => {
  const admin = await signIn(browser, server.origin);
  await invite(admin.page);
  const link = await linkInTheEmail();

  const { page, faults, close } = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(link);
  await page.getByText(EMAIL).waitFor();
  await page.getByLabel('Yeni parola', { exact: true }).fill(CHOSEN);
  await page.getByLabel('Yeni parola (tekrar)').fill(CHOSEN);
  await button(page, 'Parolayı kaydet').click();
  await page.waitForURL(`${server.origin}/dashboard`);
  await page.getByRole('link', { name: 'Hesabım' }).click();
  const { secret } = await setUpTwoSteps(page, CHOSEN);

  // A new session, in which the second step is needed.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.origin}/auth/login`);
  await fillSignIn(page, EMAIL, CHOSEN);
  await page.getByLabel('Doğrulama kodu').fill(codeOf(secret, 1));
  await page.waitForURL(`${server.origin}/dashboard`);
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);

  expect(await page.getByRole('link', { name: 'Kullanıcılar', exact: true }).count()).toBe(0);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`${server.origin}/dashboard/users`);
  await page.getByRole('heading', { name: 'Bu bölüm yöneticilere açık' }).waitFor();
  expect(calls).not.toContain('/api/auth/users');
  const { accessToken } = await readStorage(page);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${server.origin}/api/auth/users`, { headers })).status).toBe(403);

  // The link in the e-mail is valid only once.
  await page.goto(link);
  await page.getByRole('heading', { name: 'Bu bağlantı artık geçerli değil' }).waitFor();

  await admin.page.getByRole('link', { name: 'Denetim kaydı' }).click();
  await admin.page.locator('main table').getByText('Umut Sarıkaya').first().waitFor();
  await admin.close();
  await close();
});
