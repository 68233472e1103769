import { describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { callAs } from '../journeys/dashboard.ts';
import { openUsers as openUsersAt } from './open-users.ts';

const { server, browser } = await openOwnDemo();
const openUsers = openUsersAt.bind(null, browser, server.origin);

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

describe('a change', () => {
  it('8.18 of contents is confirmed with “Are you sure?”', async () => {
    const { page, close } = await openUsers({}, { language: 'en' });
    await page.goto(`${server.origin}/dashboard/blog`);
    await page
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('Are you sure?', { exact: true }).waitFor();
    await close();
  });

  it('8.19 8.22 of users: “Are you sure you want to delete this user?”, then “Deleted successfully.”', async () => {
    const { page, close } = await openUsers({}, { language: 'en' });
    const row = page.getByRole('row').filter({ hasText: 'Halil Çetintaş' });
    await row.getByRole('button', { name: /^Actions: / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete this user?', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    const toast = page.locator('.toast', { hasText: 'Deleted successfully.' });
    await toast.waitFor();
    expect(await toast.getAttribute('data-kind')).toBe('success');
    await close();
  });

  it('8.20 8.21 8.23 is answered with its message; a refusal with code, message and fields', async () => {
    const call = await callAs(server.origin, ADMIN.ADMIN_EMAIL);
    const send = async (method: string, path: string, body: object) =>
      (await (await call(method, path, body, { 'accept-language': 'en' })).json()) as {
        message: string;
        data: { id: string; version: number };
      };
    const content = { title: 'Kaydedilen haber', category: 'haberler', body: 'Metin.' };
    const saved = await send('POST', '/api/contents', content);
    expect(saved.message).toBe('Saved successfully.');
    const { id, version } = saved.data;
    const changed = await send('PUT', `/api/contents/${id}`, {
      ...content,
      body: 'Yeni.',
      version,
    });
    expect(changed.message).toBe('Updated successfully.');
    expect(await send('POST', '/api/contents', { ...content, title: '' })).toEqual({
      success: false,
      code: 'invalid',
      message: 'Some fields need correcting.',
      fields: { title: 'Title is required.' },
    });
  });
});
