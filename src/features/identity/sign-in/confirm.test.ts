import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { Role } from '../../../platform/roles.ts';
import type { User } from '../users/contract.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let people = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.call({ method, url: `/api${path}`, headers: admin, ...(payload && { payload }) });
const confirm = (body: object = {}) =>
  call('POST', '/account/confirm-password', { currentPassword: PASSWORD, ...body });
/** Longer than a password entry is valid, shorter than a token is valid. */
const wait = (minutes: number) => {
  test.now.value = new Date(test.now.value.getTime() + minutes * 60_000);
};
async function signInAnd(minutes: number) {
  admin = await test.signIn('yonetici');
  wait(minutes);
}
const newPerson = (change: object = {}) => {
  people += 1;
  const username = `kisi-${people}`;
  const email = `${username}@ufuk.test`;
  return { username, email, role: 'user' as Role, password: PASSWORD, ...change };
};
async function addPerson(change: object = {}): Promise<User> {
  const { username, role, password: _, ...columns } = newPerson(change);
  const id = await test.addUser(username, role, { role, ...columns });
  return (await call('GET', `/auth/users/${id}`)).json().data;
}
const put = (user: User, change: object) => {
  const { username, email, name, surname, phone, address, role, status, panelAccess, version } =
    user;
  const seen = { username, email, name, surname, phone, address, role, status, panelAccess };
  return call('PUT', `/auth/users/${user.id}`, { ...seen, version, ...change });
};
const NEEDED = { success: false, code: 'passwordConfirmationNeeded' };

describe('a token whose password was entered more than ten minutes ago', () => {
  it.each([
    ['cannot create an admin', 'POST', '/auth/register', () => newPerson({ role: 'admin' })],
    ['cannot create another user', 'POST', '/auth/register', () => newPerson()],
    ['cannot change the required roles', 'PUT', '/two-step/roles', () => ({ roles: ['editor'] })],
  ] as const)('%s', async (_what, method, path, body) => {
    await signInAnd(10.5);
    const refused = await call(method, path, body());
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject(NEEDED);
    expect((await confirm()).statusCode).toBe(200);
    expect((await call(method, path, body())).statusCode).toBeLessThan(300);
  });

  it('cannot remove the second step of a user', async () => {
    await signInAnd(10.5);
    const person = await addPerson();
    const refused = await call('DELETE', `/auth/users/${person.id}/two-step`);
    expect(refused.json()).toMatchObject(NEEDED);
    await confirm();
    // 404, because this user has no second step. The token is accepted now.
    expect((await call('DELETE', `/auth/users/${person.id}/two-step`)).statusCode).toBe(404);
  });

  it.each([
    ['a higher role', { role: 'user' }, { role: 'editor' }],
    ['the panel', { panelAccess: false }, { panelAccess: true }],
    ['an account that was inactive', { status: 'inactive' }, { status: 'active' }],
    ['another address', {}, { email: 'saldirgan@ufuk.test' }],
  ])('cannot give a user %s, and the user is unchanged', async (_what, before, after) => {
    await signInAnd(10.5);
    const person = await addPerson(before);
    expect((await put(person, after)).json()).toMatchObject(NEEDED);
    expect((await call('GET', `/auth/users/${person.id}`)).json().data.version).toBe(1);
    await confirm();
    expect((await put(person, after)).statusCode).toBe(200);
  });

  it.each([
    ['a lower role', { role: 'editor' }, { role: 'user' }],
    ['making inactive', {}, { status: 'inactive' }],
    ['taking the panel', {}, { panelAccess: false }],
  ])('cannot lock a user out with %s', async (_what, before, after) => {
    await signInAnd(10.5);
    const person = await addPerson(before);
    expect((await put(person, after)).json()).toMatchObject(NEEDED);
    expect((await call('DELETE', `/auth/users/${person.id}`)).json()).toMatchObject(NEEDED);
    expect((await call('DELETE', `/auth/users/${person.id}/sessions`)).json()).toMatchObject(
      NEEDED,
    );
    await confirm();
    expect((await put(person, after)).statusCode).toBe(200);
  });

  it('can change the name of a user', async () => {
    await signInAnd(10.5);
    const person = await addPerson({ role: 'editor' });
    expect((await put(person, { name: 'Yeni ad' })).statusCode).toBe(200);
  });
});

it('a password entry is valid for ten minutes, at the sign-in and as a confirmation', async () => {
  await signInAnd(10);
  expect((await call('POST', '/auth/register', newPerson())).statusCode).toBe(201);
  await confirm();
  wait(10);
  const refresh = { method: 'POST', url: '/api/auth/refresh', headers: admin } as const;
  const cookie = admin.cookie as string;
  const { token } = (await test.call(refresh)).json();
  admin = { authorization: `Bearer ${token}`, cookie };
  expect((await call('POST', '/auth/register', newPerson())).statusCode).toBe(201);
  // A refresh needs no user, so it does not renew the password entry.
  wait(0.5);
  expect((await call('POST', '/auth/register', newPerson())).json()).toMatchObject(NEEDED);
});

it('a confirmation is valid for one session: another session of the same user needs its own', async () => {
  await signInAnd(0);
  const other = admin;
  await signInAnd(10.5);
  await confirm();
  admin = other;
  expect((await call('POST', '/auth/register', newPerson())).json()).toMatchObject(NEEDED);
});

it('a wrong password is reported at its field, ten times at most, and is in the audit log', async () => {
  await signInAnd(10.5);
  for (let n = 0; n < 10; n++) {
    const reply = await confirm({ currentPassword: 'Yanlis-Parola-1' });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['currentPassword']);
  }
  const throttled = await confirm();
  expect(throttled.statusCode).toBe(429);
  expect(throttled.headers['retry-after']).toBeTruthy();
  expect((await call('POST', '/auth/register', newPerson())).json()).toMatchObject(NEEDED);
  const refused = await call('GET', '/audit?action=auth.confirmRefused');
  expect(refused.json()).toMatchObject({
    total: 10,
    data: Array(10).fill({ actor: { name: 'yonetici' }, after: { reason: 'wrong' } }),
  });
  wait(15);
  await signInAnd(0);
  expect((await confirm()).statusCode).toBe(200);
  expect((await call('GET', '/audit?action=auth.confirmed')).json().data[0]).toMatchObject({
    actor: { name: 'yonetici' },
    address: '127.0.0.1',
  });
});

describe('a user with two steps', () => {
  it('must enter the code too, each code once', async () => {
    await signInAnd(0);
    const begun = await call('POST', '/account/two-step', { currentPassword: PASSWORD });
    const secret = Secret.fromBase32(begun.json().data.secret.replaceAll(' ', ''));
    const codeNow = () => TOTP.generate({ secret, timestamp: test.now.value.getTime() });
    const { codes } = (await call('PUT', '/account/two-step', { code: codeNow() })).json().data;
    wait(10.5);
    const withoutCode = await confirm();
    expect(withoutCode.statusCode).toBe(409);
    expect(withoutCode.json().code).toBe('codeRequired');
    expect((await confirm({ code: '000000' })).json().fields).toHaveProperty('code');
    expect((await call('POST', '/auth/register', newPerson())).json()).toMatchObject(NEEDED);
    const code = codeNow();
    expect((await confirm({ code })).statusCode).toBe(200);
    expect((await call('POST', '/auth/register', newPerson())).statusCode).toBe(201);
    expect((await confirm({ code })).statusCode).toBe(422);
    expect((await confirm({ code: codes[0] })).statusCode).toBe(200);
    expect((await confirm({ code: codes[0] })).statusCode).toBe(422);
  });

  it('can try at most twenty codes a day with the correct password', async () => {
    wait(1);
    for (let n = 0; n < 30; n++) {
      const reply = await confirm({ code: '000000' });
      if (reply.statusCode === 429) return expect(n).toBeLessThanOrEqual(20);
    }
    expect.fail('Every guess was taken.');
  });
});
