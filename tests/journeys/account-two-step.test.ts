import { expect, it } from 'vitest';
import { findBarriers } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { codeOf, field, openAccount, readSecret, setUpTwoSteps, twoSteps } from './account.ts';
import { addStaff, fillSignIn } from './desk.ts';
import { button } from './editor.ts';

const { server, browser } = await openDemo();

const PASSWORD = ADMIN.ADMIN_PASSWORD;

it('two steps are set up with the secret that is shown, the codes once, and signing in asks', async () => {
  const { page, email, faults, close } = await openAccount(browser, server, 'iki.adim');
  const { secret, codes } = await setUpTwoSteps(page);
  expect(new Set(codes).size).toBe(10);
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await button(page, 'Metin olarak indir').click();
  expect((await saved).suggestedFilename()).toBe('kurtarma-kodlari.txt');
  await button(page, 'Kodları sakladım').click();
  await twoSteps(page).getByText('10 kurtarma kodu kaldı').waitFor();
  await page.reload();
  await twoSteps(page).getByText('10 kurtarma kodu kaldı').waitFor();
  expect(await page.getByText(codes[0] ?? '-').count()).toBe(0);

  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await page.waitForURL(`${server.origin}/auth/login`);
  await fillSignIn(page, email);
  await field(page, 'Doğrulama kodu').fill(codeOf(secret, 1));
  await button(page, 'Giriş yap').click();
  await page.waitForURL(`${server.origin}/dashboard`);
  await close();
});

it('a wrong first code is told at its field, and nothing is switched on', async () => {
  const { page, close } = await openAccount(browser, server, 'yanlis.kod');
  const secret = await readSecret(page);
  const right = codeOf(secret);
  await field(page, 'Kod').fill(right === '000000' ? '111111' : '000000');
  await button(page, 'Kodu doğrula').click();
  await twoSteps(page).getByRole('alert').waitFor();
  expect(await field(page, 'Kod').getAttribute('aria-invalid')).toBe('true');
  await button(page, 'Vazgeç').click();
  await twoSteps(page).getByText('Kapalı', { exact: true }).waitFor();
  await close();
});

it('new recovery codes and switching off ask for the password', async () => {
  const { page, close } = await openAccount(browser, server, 'yeni.kodlar');
  const { codes } = await setUpTwoSteps(page);
  await button(page, 'Kodları sakladım').click();
  await button(page, 'Yeni kurtarma kodları').click();
  const asked = page.getByRole('dialog', { name: 'Yeni kurtarma kodları' });
  await asked.getByLabel('Şimdiki parola', { exact: true }).fill('Yanlis-Parola-1');
  await button(page, 'Kodları göster').click();
  await asked.getByRole('alert').waitFor();
  await asked.getByLabel('Şimdiki parola', { exact: true }).fill(PASSWORD);
  await button(page, 'Kodları göster').click();
  const shown = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await shown.waitFor();
  const renewed = await shown.locator('code').allTextContents();
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  await button(page, 'Kodları sakladım').click();

  await twoSteps(page).getByRole('button', { name: 'Kapat', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'İki adımlı giriş kapatılsın mı?' });
  await leaving.getByLabel('Şimdiki parola', { exact: true }).fill(PASSWORD);
  await button(page, 'İki adımlı girişi kapat').click();
  await twoSteps(page).getByText('Kapalı', { exact: true }).waitFor();
  await close();
});

it('whose role requires two steps gets no further than the account page until they are set up', async () => {
  await server.run(`INSERT INTO two_step_roles (role) VALUES ('user')`);
  const email = await addStaff(server, {
    username: 'once.kurulum',
    role: 'user',
    name: 'Can',
    surname: 'Er',
  });
  const { page, faults, close } = await openPage(browser);
  await page.goto(`${server.origin}/auth/login`);
  await fillSignIn(page, email);
  await page.waitForURL(`${server.origin}/dashboard/account`);
  await page.getByRole('heading', { name: 'Önce iki adımlı girişi kurun' }).waitFor();
  await page.getByRole('link', { name: 'Pano' }).click();
  await eventually(() => page.url()).toBe(`${server.origin}/dashboard/account`);
  expect(await findBarriers(page)).toEqual([]);
  await setUpTwoSteps(page);
  await button(page, 'Kodları sakladım').click();
  await twoSteps(page).getByText('Rolünüz iki adımlı giriş gerektirdiği için').waitFor();
  expect(await twoSteps(page).getByRole('button', { name: 'Kapat', exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Pano' }).click();
  await page.waitForURL(`${server.origin}/dashboard`);
  expect(faults).toEqual([]);
  await close();
});

it('an admin says which roles require two steps, but not the own one before setting it up', async () => {
  const { page, close } = await openAccount(browser, server, 'rol.yoneticisi', 'admin');
  await page.getByRole('link', { name: 'Site yönetimi' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^İki adımlı giriş/ })
    .click();
  await page.getByRole('checkbox', { name: /^Editör/ }).check();
  await button(page, 'Kaydet').click();
  await page.getByText('Kaydedildi.').first().waitFor();
  await page.getByRole('checkbox', { name: /^Yönetici/ }).check();
  await button(page, 'Kaydet').click();
  await page.getByRole('alert').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.getByRole('checkbox', { name: /^Yönetici/ }).isChecked()).toBe(true);
  page.on('dialog', (asked) => asked.accept());
  await page.reload();
  await eventually(() => page.getByRole('checkbox', { name: /^Editör/ }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /^Yönetici/ }).isChecked()).toBe(false);
  await server.run('DELETE FROM two_step_roles');
  await close();
});
