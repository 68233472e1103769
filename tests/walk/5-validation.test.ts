import { describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { addStaff, callAs, openSignedIn } from '../journeys/dashboard.ts';

const { server, browser } = await openOwnDemo();
const admin = await callAs(server.origin, ADMIN.ADMIN_EMAIL);

let made = 0;
const GOOD = 'Sabah-Vapuru-77-iskele';
/** Creates a user with these fields; answers the status and the message of each refused field. */
async function register(change: object) {
  const username = `kisi-${++made}`;
  const body = { username, email: `${username}@ufuk.test`, role: 'user', ...change };
  const reply = await admin('POST', '/api/auth/register', body, { 'accept-language': 'en' });
  const { fields } = (await reply.json()) as { fields?: Record<string, string> };
  return { status: reply.status, ...fields };
}

it('5.1 an empty field: “{field} is required.”', async () => {
  expect(await register({ email: '' })).toEqual({ status: 422, email: 'E-mail is required.' });
});

it('5.2 a short field: “{field} must be at least {min} characters long.”', async () => {
  expect(await register({ username: 'ab' })).toEqual({
    status: 422,
    username: 'Username must be at least 3 characters long.',
  });
});

it('5.3 5.11 a long field: “{field} must be at most {max} characters long.”', async () => {
  expect(await register({ name: 'x'.repeat(61), address: 'x'.repeat(301) })).toEqual({
    status: 422,
    name: 'First name must be at most 60 characters long.',
    address: 'Address must be at most 300 characters long.',
  });
});

describe('a password', () => {
  it('5.4 9.16 has at least 10 characters', async () => {
    expect(await register({ password: 'Zq7-vKm!2' })).toEqual({
      status: 422,
      password: 'Password must be at least 10 characters long.',
    });
    expect((await register({ password: 'Zq7-vKm!2x' })).status).toBe(201);
  });

  it.each([
    ['5.5', 'uppercase', 'sabah-vapuru-77-iskele'],
    ['5.6', 'lowercase', 'SABAH-VAPURU-77-ISKELE'],
    ['5.7', 'digits', 'Sabah-Vapuru-iskele-xq'],
    ['5.8', 'special characters', 'SabahVapuru77iskeleXq'],
  ])('%s without %s is refused', async (_, _what, password) => {
    const refused = await register({ password });
    expect([refused.status, Object.keys(refused)]).toEqual([422, ['status', 'password']]);
    expect((await register({ password: GOOD })).status).toBe(201);
  });

  it('5.9 5.10 must match its confirmation, and is then updated', async () => {
    const person = { username: 'suna', role: 'editor', name: 'Suna', surname: 'Er' } as const;
    const email = await addStaff(server, person);
    const { page, close } = await openSignedIn(browser, server.origin, '/dashboard/account', email);
    await page.addInitScript(() => localStorage.setItem('app.language', 'en'));
    await page.reload();
    const fill = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    await fill('New password', GOOD);
    await fill('New password (again)', `${GOOD}!`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Passwords must match.').first().waitFor();
    await fill('New password (again)', GOOD);
    await page
      .getByRole('region', { name: 'Password', exact: true })
      .getByLabel('Current password', { exact: true })
      .fill(ADMIN.ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password updated successfully.').first().waitFor();
    await close();
  });
});
