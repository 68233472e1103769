import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openSession } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const openAsVisitor = await onePage(browser, server.origin);
const open = await onePage(browser, server.origin, await openSession(browser, server.origin));

/** The messages of the summary above a form. */
const summary = (page: Page) => page.locator('main [role=alert][tabindex="-1"]');
const messages = async (page: Page) => {
  await summary(page).waitFor();
  return (await summary(page).getByRole('listitem').allTextContents()).map((text) => text.trim());
};

describe('a public form', () => {
  it.each([
    [
      '5.1',
      '/bize-ulasin',
      'Gönder',
      ['Adınız', 'E-posta adresiniz', 'Konu', 'Mesajınız'],
      'zorunludur.',
      'Adınızı yazın.',
    ],
    [
      '5.1',
      '/en/bize-ulasin',
      'Send',
      ['Your name', 'Your e-mail address', 'Topic', 'Your message'],
      'is required.',
      'Enter your name.',
    ],
    [
      '5.1',
      '/uye-olun',
      'Devam et',
      ['Ad', 'Soyad', 'Doğum tarihi', 'T.C. kimlik numarası', 'Kimlik seri numarası'],
      'zorunludur.',
      'Adınızı yazın.',
    ],
    [
      '5.1',
      '/en/uye-olun',
      'Continue',
      [
        'First name',
        'Surname',
        'Date of birth',
        'Turkish identity number',
        'Identity card serial number',
      ],
      'is required.',
      'Enter your given name.',
    ],
  ])(
    '%s at %s says of each empty field that it is required, at the field with what to do',
    async (_, path, action, fields, sentence, advice) => {
      const { page } = await openAsVisitor(path);
      await page.locator('main').getByRole('button', { name: action, exact: true }).click();
      expect(await messages(page)).toEqual(fields.map((field) => `${field} ${sentence}`));
      expect(await page.locator('#alan-name-hata').textContent()).toBe(
        `${fields[0]} ${sentence} ${advice}`,
      );
    },
  );

  it.each([
    ['5.1', '/bize-ulasin', 'Adınız zorunludur. Adınızı yazın.'],
    ['5.1', '/en/bize-ulasin', 'Your name is required. Enter your name.'],
  ])('%s at %s the server says the same to a browser without scripts', async (_, path, words) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin + path);
    await page.locator('main form button[type=submit]').click();
    expect(await page.locator('#alan-name-hata').textContent()).toBe(words);
    await context.close();
  });

  it.each([
    ['5.3', '/bize-ulasin', 'Mesajınız', 'Gönder', 'Mesajınız en çok 5000 karakter olabilir.'],
    [
      '5.3',
      '/en/bize-ulasin',
      'Your message',
      'Send',
      'Your message must be at most 5000 characters long.',
    ],
  ])('%s at %s says how long a field may be', async (_, path, field, action, words) => {
    const { page } = await openAsVisitor(path);
    const box = page.getByLabel(field, { exact: true });
    await box.evaluate((element) => element.removeAttribute('maxlength'));
    await box.fill('a'.repeat(5001));
    await page.locator('main').getByRole('button', { name: action, exact: true }).click();
    expect(await messages(page)).toContain(words);
  });
});

describe('a form of the dashboard', () => {
  it.each([
    [
      '5.1 5.2 5.3',
      'tr',
      'Kullanıcıyı ekle',
      [
        'E-posta zorunludur.',
        'Telefon en çok 30 karakter olabilir.',
        'Kullanıcı adı en az 3 karakter olmalıdır.',
      ],
    ],
    [
      '5.1 5.2 5.3',
      'en',
      'Add user',
      [
        'E-mail is required.',
        'Telephone must be at most 30 characters long.',
        'Username must be at least 3 characters long.',
      ],
    ],
  ])(
    '%s in the language %s says what is required, too short or too long',
    async (_, language, save, words) => {
      const { page } = await open('/dashboard/users/add', { stored: { 'app.language': language } });
      await page.locator('#user-username').fill('ab');
      const phone = page.locator('#user-phone');
      // The browser lets nobody type more.
      await phone.evaluate((input) => input.removeAttribute('maxlength'));
      await phone.fill('0'.repeat(31));
      await page.getByRole('button', { name: save, exact: true }).click();
      expect(await messages(page)).toEqual(expect.arrayContaining(words));
    },
  );

  it.each([
    [
      '5.2 5.4',
      'tr',
      'Yeni parola en az 10 karakter olmalıdır.',
      ['en az 10 karakter', 'büyük harf', 'küçük harf', 'rakam', 'özel karakter'],
    ],
    [
      '5.2 5.4',
      'en',
      'New password must be at least 10 characters long.',
      [
        'at least 10 characters',
        'an uppercase letter',
        'a lowercase letter',
        'a digit',
        'a special character',
      ],
    ],
  ])('%s in the language %s says what a new password needs', async (_, language, words, rules) => {
    const { page } = await open('/dashboard/account', { stored: { 'app.language': language } });
    const password = page.locator('input[autocomplete="new-password"]').first();
    const form = page.locator('form').filter({ has: password });
    await password.fill('Ab1!');
    await form.getByRole('button').last().click();
    await form.getByRole('alert').getByText(words, { exact: true }).waitFor();
    const listed = await form.getByRole('listitem').allTextContents();
    for (const rule of rules) expect(listed.join('\n')).toContain(rule);
  });

  it.each([
    ['5.5', 'without an uppercase letter', 'kavak-yelleri-58', 1],
    ['5.6', 'without a lowercase letter', 'KAVAK-YELLERI-58', 2],
    ['5.7', 'without a digit', 'Kavak-Yelleri-Es', 3],
    ['5.8', 'without a special character', 'KavakYelleri58', 4],
  ])(
    '%s a new password %s is refused, and the condition that is missing is marked',
    async (_, _what, typed, missing) => {
      const { page } = await open('/dashboard/account');
      const password = page.locator('input[autocomplete="new-password"]').first();
      const form = page.locator('form').filter({ has: password });
      await password.fill(typed);
      await form.getByRole('button').last().click();
      await form.getByRole('alert').waitFor();
      const rules = (await form.getByRole('listitem').allTextContents()).filter((text) =>
        /\((tamam|eksik)\)/.test(text),
      );
      expect(rules.map((text) => text.includes('(eksik)'))).toEqual(
        [0, 1, 2, 3, 4].map((place) => place === missing),
      );
    },
  );
});
