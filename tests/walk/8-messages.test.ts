import { expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { usersPage } from './open-users.ts';

const { server, browser } = await openDemo();
const openUsers = await usersPage(browser, server.origin);

it.each([
  ['8.13', 'its message', { message: 'The server is closing.' }, 'The server is closing.'],
  ['8.14', '“Something went wrong.”', {}, 'Something went wrong.'],
])('%s a failed logout shows an error toast with %s', async (_, _what, json, words) => {
  const failing = { '**/api/auth/logout': { status: 400, json } };
  const { page, close } = await openUsers(failing, { language: 'en' });
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const toast = page.locator('.toast', { hasText: words });
  await toast.waitFor();
  expect(await toast.getAttribute('data-kind')).toBe('error');
  await close();
});
