import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { button } from './editor.ts';
import {
  changeAsOther,
  field,
  findPerson,
  makePerson,
  openPeople,
  row,
  summary,
  toasts,
  withoutRefusals,
} from './people.ts';

const { server, open, other, editor } = await openPeople();

describe('a new user', () => {
  it('is invited by e-mail, after every error was listed with a link to its field', async () => {
    const { page, faults, close } = await open('/dashboard/users');
    await page.getByRole('link', { name: 'Kullanıcı ekle' }).click();
    await field(page, 'Soyad').fill('Sarıkaya');
    await button(page, 'Kullanıcıyı ekle').click();
    await summary(page).waitFor();
    expect(await summary(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await summary(page).getByRole('listitem').allTextContents()).toEqual([
      'E-posta zorunludur.',
      'Kullanıcı adı zorunludur.',
      'Rol zorunludur.',
    ]);
    await eventually(() => page.title()).toMatch(/^Hata: /);
    await summary(page).getByRole('link', { name: 'Rol zorunludur.' }).click();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: 'Editör', exact: true }).check();
    await field(page, 'Ad').first().fill('Umut');
    await field(page, 'E-posta').fill('umut.sarikaya@ufuk.test');
    expect(await field(page, 'Kullanıcı adı').inputValue()).toBe('umut.sarikaya');
    // An error during typing is shown at its field only, and the focus stays there.
    await summary(page).waitFor({ state: 'detached' });
    await field(page, 'Kullanıcı adı').fill('');
    await page.getByText('Kullanıcı adı zorunludur.').waitFor();
    expect(await summary(page).count()).toBe(0);
    await page.keyboard.type('umut.sarikaya');
    await button(page, 'Kullanıcıyı ekle').click();
    await page.getByRole('heading', { name: 'Umut Sarıkaya' }).waitFor();
    await page.getByText('Henüz parola belirlemedi; daveti açık.').waitFor();
    const added = await findPerson(server.origin, 'umut.sarikaya@ufuk.test');
    expect(added).toMatchObject({ role: 'editor', hasPassword: false, panelAccess: true });
    await page.getByRole('link', { name: 'Kullanıcılar' }).last().click();
    await row(page, 'Umut Sarıkaya').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('with another user’s e-mail is refused at the field, and no typed value is lost', async () => {
    const opened = await open('/dashboard/users/add');
    const { page } = opened;
    await field(page, 'Soyad').fill('Benzer');
    await field(page, 'E-posta').fill(editor);
    await field(page, 'Kullanıcı adı').fill('benzer');
    await page.getByRole('radio', { name: 'Kullanıcı', exact: true }).check();
    await button(page, 'Kullanıcıyı ekle').click();
    await summary(page)
      .getByRole('link', { name: /e-posta/ })
      .click();
    const email = field(page, 'E-posta');
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'Soyad').inputValue()).toBe('Benzer');
    expect(withoutRefusals(opened)).toEqual([]);
    await opened.close();
  });
});

describe('an edit', () => {
  it('asks before leaving until it is saved, and the save is confirmed', async () => {
    const person = await makePerson(server.origin, 'guard', 'Gizem', 'Arın');
    const { page, faults, close } = await open(`/dashboard/users/${person.id}/edit`);
    await field(page, 'Telefon').fill('0532 123 45 67');
    await page.getByRole('link', { name: 'Hesabım' }).click();
    await button(page, 'Sayfada kal').click();
    expect(await field(page, 'Telefon').inputValue()).toBe('0532 123 45 67');
    await button(page, 'Kaydet').click();
    await toasts(page).getByText('Başarıyla güncellendi.').waitFor();
    await page.getByRole('link', { name: '+90 532 123 45 67' }).waitFor();
    expect(await findPerson(server.origin, person.email)).toMatchObject({ phone: '+905321234567' });
    expect(faults).toEqual([]);
    await close();
  });

  it('that conflicts with another one is resolved field by field, and overwrites no value without a choice', async () => {
    const person = await makePerson(server.origin, 'catisma', 'Çağla', 'Tan');
    const opened = await open(`/dashboard/users/${person.id}/edit`);
    const { page } = opened;
    await field(page, 'Adres').fill('Benim yazdığım');
    await field(page, 'Soyad').fill('Tan Er');
    await changeAsOther(server.origin, other, person, {
      address: 'Onun yazdığı',
      role: 'user',
      phone: '+905321112233',
    });
    await button(page, 'Kaydet').click();
    const dialog = page.getByRole('dialog', { name: 'Hangi değerler kalsın?' });
    const asked = dialog.getByRole('group');
    await eventually(() => asked.count()).toBe(3);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const choice = (name: string) => dialog.getByRole('group', { name }).getByRole('radio');
    expect(await choice('Rol').first().isChecked()).toBe(true);
    await button(page, 'Seçtiklerimle kaydet').click();
    await dialog.getByRole('alert').getByText('Adres').waitFor();
    expect(await findPerson(server.origin, person.email)).toMatchObject({ fullName: 'Çağla Tan' });
    await choice('Adres').last().check();
    await choice('Telefon').last().check();
    await button(page, 'Seçtiklerimle kaydet').click();
    await page.getByRole('heading', { name: 'Çağla Tan Er' }).waitFor();
    await page.getByText('Benim yazdığım').waitFor();
    expect(await findPerson(server.origin, person.email)).toMatchObject({
      role: 'user',
      phone: '',
    });
    expect(withoutRefusals(opened)).toEqual([]);
    await opened.close();
  });
});

it.each(['/dashboard/users/abc', '/dashboard/users/abc/edit'])(
  '%s, which belongs to no user, says that the user does not exist',
  async (path) => {
    const { page, close } = await open(path);
    await page.getByText('Böyle bir kullanıcı yok').waitFor();
    await close();
  },
);

it('8.19 8.22 a user is deleted from the list after a confirmation, with the sentences of the specification in English', async () => {
  const person = await makePerson(server.origin, 'silinecek', 'Kaan', 'Soylu');
  const { page, faults, close } = await open('/dashboard/users?q=silinecek');
  await button(page, 'İşlemler: Kaan Soylu').click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await dialog.getByText('Bu kullanıcıyı silmek istediğinizden emin misiniz?').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dil seçin/ })
    .click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await button(page, 'Actions: Kaan Soylu').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const english = page.getByRole('dialog');
  await english.getByText('Are you sure you want to delete this user?', { exact: true }).waitFor();
  await english.getByRole('button', { name: 'Delete', exact: true }).click();
  const toast = page.locator('.toast', { hasText: 'Deleted successfully.' });
  await toast.waitFor();
  expect(await toast.getAttribute('data-kind')).toBe('success');
  await page.getByText('No user matches your search').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await findPerson(server.origin, person.email)).toBeUndefined();
  expect(faults).toEqual([]);
  await close();
});

describe('a password that was entered long ago', () => {
  const forget = () =>
    server.run(`UPDATE sessions SET confirmed_at = now() - interval '11 minutes'`);
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Parolanızı doğrulayın' });

  it('is requested over the form, and the typed values are saved by the same button press', async () => {
    const opened = await open('/dashboard/users/add');
    const { page } = opened;
    await field(page, 'Ad').first().fill('Yaman');
    await field(page, 'E-posta').fill('yaman@ufuk.test');
    await field(page, 'Kullanıcı adı').fill('yaman');
    await page.getByRole('radio', { name: 'Yönetici', exact: true }).check();
    await forget();
    await button(page, 'Kullanıcıyı ekle').click();
    const password = dialogOf(page).getByLabel('Parolanız', { exact: true });
    await eventually(() => password.evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await password.fill('Yanlis-Parola-1');
    await page.keyboard.press('Enter');
    await dialogOf(page).locator('.field-fault').waitFor();
    // After closing the dialog, the typed values are still there and the button can be pressed again.
    await dialogOf(page).getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('alert').getByText('parolanızı yeniden girmeniz').waitFor();
    expect(await field(page, 'E-posta').inputValue()).toBe('yaman@ufuk.test');
    await button(page, 'Kullanıcıyı ekle').click();
    await password.fill(ADMIN.ADMIN_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'yaman' }).waitFor();
    expect(await findPerson(server.origin, 'yaman@ufuk.test')).toMatchObject({ role: 'admin' });
    expect(withoutRefusals(opened)).toEqual([]);
    await opened.close();
  });

  it('is requested over another dialog, which stays open after Escape and gets the focus back', async () => {
    const person = await makePerson(server.origin, 'iki-adimli', 'Deniz', 'Aras');
    await server.run(
      `INSERT INTO authenticators (user_id, secret, created_at, confirmed_at)
       VALUES ($1, '\\x00', now(), now())`,
      [person.id],
    );
    const opened = await open(`/dashboard/users/${person.id}`);
    const { page } = opened;
    await button(page, 'İki adımlı girişi kaldır').click();
    const under = page.getByRole('dialog', { name: 'Emin misiniz?' });
    await forget();
    await under.getByRole('button', { name: 'İki adımlı girişi kaldır' }).click();
    await dialogOf(page).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await under.getByRole('alert').getByText('parolanızı yeniden girmeniz').waitFor();
    await eventually(() => under.evaluate((one) => one.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await under.waitFor({ state: 'hidden' });
    expect(withoutRefusals(opened)).toEqual([]);
    await opened.close();
  });

  it('is also requested by a switch in a list, on a phone and in dark mode', async () => {
    const person = await makePerson(server.origin, 'kapali', 'Kaya', 'Örs');
    const opened = await open('/dashboard/users?q=kapali', { width: 360, mode: 'dark' });
    const { page } = opened;
    const panel = page.getByRole('switch', { name: /Kaya Örs/ });
    await panel.waitFor();
    await forget();
    await panel.click({ force: true });
    await dialogOf(page).getByLabel('Parolanız', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await findPerson(server.origin, person.email)).toMatchObject({ panelAccess: true });
    await dialogOf(page).getByRole('button', { name: 'Doğrula' }).click();
    await eventually(() => panel.isChecked()).toBe(false);
    // The password is fresh now.
    await panel.click({ force: true });
    await eventually(() => panel.isChecked()).toBe(true);
    expect(await dialogOf(page).count()).toBe(0);
    expect(await findPerson(server.origin, person.email)).toMatchObject({ panelAccess: true });
    expect(withoutRefusals(opened)).toEqual([]);
    await opened.close();
  });
});
