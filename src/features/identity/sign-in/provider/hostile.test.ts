import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type HostileProvider,
  startHostileProvider,
} from '../../../../../tests/harness/hostile-provider.ts';
import { openTestApp, type TestApp } from '../../../../../tests/harness/test-app.ts';
import { users } from '../../users/tables.server.ts';

const CLIENT = 'ufuk';
let provider: HostileProvider;
let test: TestApp;
let admin: string;
beforeAll(async () => {
  provider = await startHostileProvider(CLIENT);
  test = await openTestApp(undefined, {
    clock: () => new Date(),
    issuer: {
      kind: 'oidc',
      url: provider.issuer,
      clientId: CLIENT,
      clientSecret: 'a secret that the provider knows',
      roleClaim: 'groups',
      roles: { yonetim: 'admin', basin: 'editor' },
    },
  });
  admin = await test.addUser('yonetici', 'admin');
});
afterAll(async () => {
  await test?.close();
  await provider?.stop();
});
beforeEach(async () => {
  provider.idToken = { groups: 'basin' };
  provider.userInfo = {};
  // No user has signed in through the provider yet.
  const { db } = test.app.services;
  await db.delete(users).where(eq(users.role, 'editor'));
  await db.update(users).set({ subject: null }).where(eq(users.id, admin));
});

/** Signs in with the claims of the provider; answers the user of the session, or the error. */
async function signIn() {
  const start = await test.call({ method: 'GET', url: '/api/auth/oidc/start' });
  const query = new URL(String(start.headers.location)).searchParams;
  provider.nonce = String(query.get('nonce'));
  const cookies = Object.fromEntries(start.cookies.map(({ name, value }) => [name, value]));
  const url = `/api/auth/oidc/callback?code=any&state=${query.get('state')}`;
  const callback = await test.call({ method: 'GET', url, cookies });
  const arrivalCookies = Object.fromEntries(
    callback.cookies.map(({ name, value }) => [name, value]),
  );
  const session = await test.call({
    method: 'POST',
    url: '/api/auth/oidc/session',
    cookies: arrivalCookies,
  });
  return session.json<{ code?: string; data?: Record<string, unknown> }>();
}

describe('an e-mail address and its verification must have the same source', () => {
  const email = 'yonetici@ufuk.test';
  it.each([
    [
      'the ID token has the address and only user info has the verification',
      { email },
      { email_verified: true },
    ],
    [
      'user info has the address and only the ID token has the verification',
      { email_verified: true },
      { email },
    ],
    [
      'user info verifies another address',
      { email },
      { email: 'yabanci@baska.example', email_verified: true },
    ],
    [
      'the ID token verifies another address',
      { email: 'yabanci@baska.example', email_verified: true },
      { email, email_verified: false },
    ],
    ['neither has a verification', { email }, { email }],
    ['the verification is not a boolean', { email, email_verified: 'true' }, {}],
  ])('no account is linked if %s', async (_case, idToken, userInfo) => {
    provider.idToken = { groups: 'basin', ...idToken };
    provider.userInfo = userInfo;
    expect((await signIn()).data?.id).not.toBe(admin);
    const [row] = await test.app.services.db.select().from(users).where(eq(users.id, admin));
    expect(row).toMatchObject({ subject: null, role: 'admin' });
  });

  it.each([
    ['the ID token', { email, email_verified: true }, {}],
    ['user info', {}, { email, email_verified: true }],
  ])('an account is linked if %s has both', async (_case, idToken, userInfo) => {
    provider.idToken = { groups: 'yonetim', ...idToken };
    provider.userInfo = userInfo;
    expect((await signIn()).data).toMatchObject({ id: admin, role: 'admin' });
  });
});

it('the parts of a name are taken from one source too', async () => {
  provider.idToken = { groups: 'basin', given_name: 'Deniz', family_name: 'Okumuş' };
  provider.userInfo = {
    email: 'deniz@ufuk.test',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Kaya',
    preferred_username: 'ada.kaya',
  };
  const { data } = await signIn();
  expect(data).toMatchObject({ name: 'Ada', surname: 'Kaya', username: 'ada.kaya' });
});

it('control characters and direction changes are removed from a name', async () => {
  provider.idToken = { groups: 'basin', given_name: 'A\u202eda\u001b', family_name: 'Ka\nya' };
  provider.userInfo = { email: 'ada@ufuk.test', email_verified: true };
  expect((await signIn()).data).toMatchObject({ name: 'Ada', surname: 'Kaya' });
});

describe('an ID token', () => {
  const email = { email: 'yeni@ufuk.test', email_verified: true, groups: 'basin' };
  it.each([
    ['was made for another client', { aud: 'another' }],
    ['names another client that may use it', { azp: 'another' }],
    ['is for several audiences and names no client', { aud: [CLIENT, 'another'] }],
    ['is for several audiences and names another', { aud: [CLIENT, 'another'], azp: 'another' }],
    ['is of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['is of another sign-in', { nonce: 'another' }],
    ['has expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ])('that %s signs nobody in', async (_case, wrong) => {
    provider.idToken = { ...email, ...wrong };
    expect((await signIn()).code).toBe('signInFailed');
  });

  it.each([
    ['one audience', { azp: CLIENT }],
    ['several audiences', { aud: [CLIENT, 'another'], azp: CLIENT }],
  ])('for %s that names this client signs in', async (_case, right) => {
    provider.idToken = { ...email, ...right };
    expect((await signIn()).data).toMatchObject({ email: 'yeni@ufuk.test', role: 'editor' });
  });

  it('of one person with the user info of another signs nobody in', async () => {
    provider.userInfo = { sub: 'another', email: 'yeni@ufuk.test', email_verified: true };
    expect((await signIn()).code).toBe('signInFailed');
  });
});
