import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../tests/harness/free-port.ts';
import {
  signInAtProvider,
  startProvider,
  type TestProvider,
} from '../../../../../tests/harness/oidc-provider.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../../tests/harness/test-app.ts';
import { users } from '../../users/tables.server.ts';
import { provedAt } from './person.server.ts';

const ORIGIN = 'http://ufuk.test';
const client = { id: 'ufuk', secret: 'a secret that the provider knows' };

let provider: TestProvider;
let test: TestApp;
beforeAll(async () => {
  provider = await startProvider(ORIGIN, client);
  test = await openTestApp(undefined, {
    // The tokens of the provider use the clock of the machine.
    clock: () => new Date(),
    issuer: {
      kind: 'oidc',
      url: provider.issuer,
      clientId: client.id,
      clientSecret: client.secret,
      roleClaim: 'groups',
      roles: { yonetim: 'admin', basin: 'editor', uye: 'user' },
    },
  });
});
afterAll(async () => {
  await test?.close();
  await provider?.stop();
});
beforeEach(() => {
  provider.people.deniz = {
    email: 'deniz@ufuk.example',
    email_verified: true,
    given_name: 'Deniz',
    family_name: 'Okumuş',
    preferred_username: 'deniz',
    groups: ['basin', 'uye'],
  };
});

async function roleOf(id: string) {
  const [row] = await test.app.services.db.select().from(users).where(eq(users.id, id));
  return row?.role;
}

type Cookies = Record<string, string>;
const keep = (cookies: Cookies, reply: { cookies: { name: string; value: string }[] }) => {
  for (const { name, value } of reply.cookies) cookies[name] = value;
};
const get = (url: string, cookies: Cookies = {}) => test.call({ method: 'GET', url, cookies });

/** From our start to our callback: the cookies of the browser and the address of the redirect back. */
async function goToProvider(login: string, returnTo = '/dashboard/blog', more = '') {
  const cookies: Cookies = {};
  const start = await get(`/api/auth/oidc/start?returnTo=${encodeURIComponent(returnTo)}${more}`);
  expect(start.statusCode).toBe(302);
  keep(cookies, start);
  const back = await signInAtProvider(String(start.headers.location), login, `${ORIGIN}/`);
  return { cookies, back: back.slice(ORIGIN.length), start };
}
const fetchSession = (cookies: Cookies) =>
  test.call({ method: 'POST', url: '/api/auth/oidc/session', cookies });

async function signIn(login: string, more = '') {
  const { cookies, back } = await goToProvider(login, '/dashboard/blog', more);
  const callback = await get(back, cookies);
  keep(cookies, callback);
  return { cookies, callback, session: await fetchSession(cookies) };
}

describe('signing in through a provider', () => {
  it('uses PKCE, state and nonce, and begins a session with the mapped role', async () => {
    const { cookies, back, start } = await goToProvider('deniz');
    const asked = new URL(String(start.headers.location)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('state')).toBeTruthy();
    expect(asked.get('nonce')).toBeTruthy();
    const callback = await get(back, cookies);
    expect(callback.headers.location).toBe('/auth/arrived?returnTo=%2Fdashboard%2Fblog');
    keep(cookies, callback);
    const session = await fetchSession(cookies);
    expect(session.statusCode).toBe(200);
    expect(session.json().data).toMatchObject({
      username: 'deniz',
      email: 'deniz@ufuk.example',
      name: 'Deniz',
      surname: 'Okumuş',
      role: 'editor',
      mustSetUpTwoStep: false,
      can: { content: true, users: false },
    });
    const authorization = `Bearer ${session.json().accessToken}`;
    const contents = await test.call({
      method: 'POST',
      url: '/api/contents/preview',
      payload: { body: 'x' },
      headers: { authorization },
    });
    expect(contents.statusCode).toBe(200);
  });

  it('recognises the user, takes over a changed role and ends the sessions with the old one', async () => {
    const before = await signIn('deniz');
    provider.people.deniz = {
      ...provider.people.deniz,
      email: 'yeni@ufuk.example',
      groups: 'yonetim',
    };
    const after = await signIn('deniz');
    expect(after.session.json().data).toMatchObject({
      id: before.session.json().data.id,
      email: 'deniz@ufuk.example',
      role: 'admin',
    });
    const authorization = `Bearer ${before.session.json().accessToken}`;
    const reply = await test.call({
      method: 'GET',
      url: '/api/account/sessions',
      headers: { authorization },
    });
    expect(reply.statusCode).toBe(401);
  });

  it('is refused without a mapped group, with a message on the sign-in page', async () => {
    provider.people.yabanci = { email: 'y@x.example', email_verified: true, groups: ['baska'] };
    const { cookies, session } = await signIn('yabanci');
    expect(cookies.ufuk_session).toBeUndefined();
    expect(session.statusCode).toBe(401);
    expect(session.json().code).toBe('noRoleHere');
  });

  it('links an existing account only by a verified e-mail, and never an inactive one', async () => {
    await test.addUser('asli', 'admin');
    provider.people.taklit = { email: 'asli@ufuk.test', email_verified: false, groups: 'yonetim' };
    expect((await signIn('taklit')).session.json().code).toBe('signInRefused');
    provider.people.asli = { email: 'asli@ufuk.test', email_verified: true, groups: 'yonetim' };
    expect((await signIn('asli')).session.json().data.username).toBe('asli');
    // Another user of the provider with that address cannot be linked to the same account.
    provider.people.ikinci = { ...provider.people.asli };
    expect((await signIn('ikinci')).session.json().code).toBe('signInRefused');

    await test.addUser('pasif', 'editor', { status: 'inactive' });
    provider.people.pasif = { email: 'pasif@ufuk.test', email_verified: true, groups: 'basin' };
    expect((await signIn('pasif')).session.json().code).toBe('signInRefused');
  });

  it('does not confuse two addresses that the database treats as equal', async () => {
    const id = await test.addUser('istemci', 'admin');
    provider.people.baska = { email: 'İstemci@ufuk.test', email_verified: true, groups: 'basin' };
    provider.people.baska2 = { email: 'istemcİ@ufuk.test', email_verified: true, groups: 'basin' };
    for (const login of ['baska', 'baska2'])
      expect((await signIn(login)).session.statusCode).toBe(401);
    expect(await roleOf(id)).toBe('admin');
  });

  it.each([
    ['a username of another system', 'CORP\\bob smith'],
    ['the address of another user', 'deniz@ufuk.example'],
    ['a name that is too short', 'x'],
    ['a name that is taken', 'asli'],
    ['characters that cannot be stored', 'a\u0000b\ud800'],
  ])('replaces %s with a valid username', async (_case, preferred) => {
    const login = `kisi${preferred.length}`;
    const email = `${'uzun'.repeat(14)}${preferred.length}@ufuk.example`;
    provider.people[login] = {
      email,
      email_verified: true,
      preferred_username: preferred,
      given_name: '\ud83d'.repeat(80),
      groups: 'uye',
    };
    const { session } = await signIn(login);
    expect(session.statusCode).toBe(200);
    const { id, username } = session.json().data;
    expect(username).toMatch(/^[\w.-]{3,60}$/);
    expect(await roleOf(id)).toBe('user');
  });

  it('refuses a user whom an admin has made inactive', async () => {
    const { session } = await signIn('deniz');
    const { id } = session.json().data;
    const { db } = test.app.services;
    await db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    expect((await signIn('deniz')).session.json().code).toBe('signInRefused');
    await db.update(users).set({ status: 'active' }).where(eq(users.id, id));
  });

  it('creates one account for two first sign-ins at the same time', async () => {
    provider.people.ikiz = { email: 'ikiz@ufuk.example', email_verified: true, groups: 'uye' };
    const journeys = await Promise.all([goToProvider('ikiz'), goToProvider('ikiz')]);
    const sessions = await Promise.all(
      journeys.map(async ({ cookies, back }) => {
        keep(cookies, await get(back, cookies));
        return fetchSession(cookies);
      }),
    );
    expect(sessions.map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(new Set(sessions.map((reply) => reply.json().data.id)).size).toBe(1);
  });
});

describe('a request that needs the password again', () => {
  const create = (username: string, { session }: Awaited<ReturnType<typeof signIn>>) =>
    test.call({
      method: 'POST',
      url: '/api/auth/register',
      headers: { authorization: `Bearer ${session.json().accessToken}` },
      payload: { username, email: `${username}@ufuk.example`, role: 'admin' },
    });
  beforeEach(() => {
    provider.people.baskan = {
      email: 'baskan@ufuk.example',
      email_verified: true,
      groups: 'yonetim',
    };
  });

  it('is refused after a sign-in without a confirmed password entry', async () => {
    const refused = await create('yeni-bir', await signIn('baskan'));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('passwordConfirmationNeeded');
  });

  it('is allowed for ten minutes after the provider has confirmed a new password entry with its time', async () => {
    const { start } = await goToProvider('baskan', '/dashboard', '&anew=1');
    const asked = new URL(String(start.headers.location)).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    const arrived = await signIn('baskan', '&anew=1');
    expect((await create('yeni-iki', arrived)).statusCode).toBe(201);
    await test.app.services.db.execute(
      sql`update sessions set confirmed_at = confirmed_at - interval '10 min'`,
    );
    const refused = await create('yeni-uc', arrived);
    expect(refused.json().code).toBe('passwordConfirmationNeeded');
  });

  it('uses the time of the provider, not the time of the redirect back', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    const hourAgo = now.getTime() / 1000 - 3600;
    expect(provedAt({ auth_time: hourAgo }, true, now)).toEqual(new Date('2026-11-20T08:00:00Z'));
    expect(provedAt({ auth_time: hourAgo + 7200 }, true, now)).toEqual(now);
    expect(provedAt({}, true, now)).toEqual(now);
    expect(provedAt({}, false, now)).toBeNull();
  });
});

describe('a reply of the provider', () => {
  it('is not valid in another browser, without the cookies of its sign-in, or a second time', async () => {
    const mine = await goToProvider('deniz');
    const other = await goToProvider('deniz');
    for (const cookies of [{}, other.cookies]) {
      const callback = await get(mine.back, cookies);
      const arrived: Cookies = {};
      keep(arrived, callback);
      expect(arrived.ufuk_session).toBeUndefined();
      expect((await fetchSession(arrived)).json().code).toBe('signInFailed');
    }
    keep(mine.cookies, await get(mine.back, { ...mine.cookies }));
    const again = await get(mine.back, mine.cookies);
    expect(again.cookies.some(({ name }) => name === 'ufuk_session')).toBe(false);
  });

  it.each([
    'error=access_denied&state=x',
    'code=forged&state=forged',
    '',
    'state[]=a&state[]=b',
    `code=${'a'.repeat(5000)}`,
  ])('with %j is refused without an internal error', async (query) => {
    const { cookies } = await goToProvider('deniz');
    const callback = await get(`/api/auth/oidc/callback?${query}`, cookies);
    expect(callback.statusCode).toBe(302);
    keep(cookies, callback);
    expect((await fetchSession(cookies)).json().code).toBe('signInFailed');
  });

  it('gives its session once: a second use of its cookies is refused', async () => {
    const { cookies, callback, session } = await signIn('deniz');
    expect(session.statusCode).toBe(200);
    expect(callback.headers.location).not.toMatch(/Bearer|token|code/);
    expect((await fetchSession({ ufuk_arrival: 'forged', ufuk_session: 'x' })).statusCode).toBe(
      401,
    );
    expect((await fetchSession({ ufuk_session: cookies.ufuk_session as string })).statusCode).toBe(
      401,
    );
  });
});

it('signing out ends the session at the provider too', async () => {
  const { cookies } = await signIn('deniz');
  const reply = await get('/api/auth/oidc/sign-out', cookies);
  const url = new URL(String(reply.headers.location));
  expect(url.origin).toBe(provider.issuer);
  expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`);
  expect((await fetch(url, { redirect: 'manual' })).status).toBeLessThan(400);
  // Without a session there is nothing to end, and no redirect to another site.
  expect((await get('/api/auth/oidc/sign-out')).headers.location).toBe('/');
});

describe('with a provider, signing in by password', () => {
  it.each(['/auth/login', '/auth/forgot-password', '/auth/set-password'])(
    '%s is the page about the issuer mismatch',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(400);
      const text = reply.body.replace(/<[^>]+>/g, '');
      expect(text).toContain('400: Giriş sağlayıcısı uyuşmuyor, şu an kullanılan: oidc');
      expect(reply.body).toContain('/api/auth/oidc/start');
      // Besides the Turkish heading, the sentence of the specification.
      expect(text).toContain('400: Issuer mismatch, currently using oidc');
      const addresses = [...reply.body.matchAll(/<a [^>]*hrefLang="(\w+)"[^>]*>/gi)].map(
        ([link]) => /href="([^"]+)"/.exec(link)?.[1],
      );
      expect([...new Set(addresses)].sort()).toEqual(
        [url, `/de${url}`, `/en${url}`, `/es${url}`].sort(),
      );
      for (const address of addresses) expect((await get(String(address))).statusCode).toBe(400);
    },
  );

  it.each([
    ['en', '400: Issuer mismatch, currently using oidc'],
    ['de', '400: Aussteller stimmt nicht überein, derzeit verwendet: oidc'],
    ['es', '400: El emisor no coincide, se usa ahora: oidc'],
  ])('the page names the issuer in %s', async (locale, heading) => {
    const { body } = await get(`/${locale}/auth/login`);
    const text = body.replace(/<[^>]+>/g, '');
    expect(text).toContain(heading);
    expect(text).toContain('400: Issuer mismatch, currently using oidc');
    expect(body).toContain(`<html lang="${locale}"`);
  });

  it('is refused with status 400 and the message of the error catalogue', async () => {
    await test.addUser('eski', 'admin');
    const reply = await test.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'eski', password: PASSWORD },
      headers: { 'accept-language': 'en' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('400: Issuer mismatch, currently using oidc');
  });
});

it('without a provider its addresses are 404, and the sign-in page exists', async () => {
  const own = await openTestApp();
  try {
    expect((await own.call({ method: 'GET', url: '/api/auth/oidc/start' })).statusCode).toBe(404);
    expect((await own.call({ method: 'GET', url: '/auth/arrived' })).statusCode).toBe(404);
    expect((await own.call({ method: 'GET', url: '/auth/login' })).statusCode).toBe(200);
  } finally {
    await own.close();
  }
});

it('an unavailable provider is reported, and used again when it is available', async () => {
  const port = await findFreePort();
  const withoutProvider = await openTestApp(undefined, {
    issuer: {
      kind: 'oidc',
      url: `http://127.0.0.1:${port}`,
      clientId: client.id,
      clientSecret: client.secret,
      roleClaim: 'groups',
      roles: {},
    },
  });
  const start = () => withoutProvider.call({ method: 'GET', url: '/api/auth/oidc/start' });
  try {
    const reply = await start();
    expect(reply.headers.location).toBe('/auth/arrived');
    const arrived: Cookies = {};
    keep(arrived, reply);
    const refused = await withoutProvider.call({
      method: 'POST',
      url: '/api/auth/oidc/session',
      cookies: arrived,
    });
    expect(refused.json().code).toBe('providerAway');
    const back = await startProvider(ORIGIN, client, port);
    expect((await start()).headers.location).toContain(back.issuer);
    await back.stop();
  } finally {
    await withoutProvider.close();
  }
});
