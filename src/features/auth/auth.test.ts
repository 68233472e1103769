import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin', { name: 'Ayşe', surname: 'Bilgin' });
  await test.addUser('kapali', 'editor', { panelAccess: false });
  await test.addUser('pasif', 'editor', { status: 'inactive' });
});
afterAll(() => test.close());

const login = (username: string, password = PASSWORD, headers = {}) =>
  test.call({ method: 'POST', url: '/api/auth/login', payload: { username, password }, headers });
const refresh = (headers: Record<string, string>) =>
  test.call({ method: 'POST', url: '/api/auth/refresh', headers });
const whoAmI = (headers: Record<string, string>) =>
  test.call({ method: 'POST', url: '/api/contents/preview', payload: { body: 'x' }, headers });
const minutes = (n: number) => {
  test.now.value = new Date(test.now.value.getTime() + n * 60_000);
};

describe('signing in', () => {
  it('answers as the contract says, by username or e-mail', async () => {
    for (const name of ['yonetici', 'yonetici@ufuk.test', 'YONETICI@ufuk.test']) {
      const reply = await login(name);
      expect(reply.statusCode).toBe(200);
      const body = reply.json();
      expect(Object.keys(body).sort()).toEqual([
        'accessToken',
        'data',
        'expiresAt',
        'message',
        'success',
      ]);
      expect(body.expiresAt).toBe(test.now.value.getTime() + 15 * 60_000);
      expect(body.data).toMatchObject({
        username: 'yonetici',
        role: 'admin',
        can: { users: true },
      });
      expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/);
      expect(reply.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    }
  });

  it.each([
    ['an unknown name', 'kimse', PASSWORD],
    ['a wrong password', 'yonetici', 'Yanlis-Parola-1'],
    ['a user without panel access', 'kapali', PASSWORD],
    ['an inactive user', 'pasif', PASSWORD],
  ])('gives %s the same answer', async (_case, name, password) => {
    const reply = await login(name, password);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      success: false,
      code: 'wrongSignIn',
      message: 'E-posta ya da parola yanlış.',
    });
  });

  it('names the missing field', async () => {
    const reply = await test.call({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: '' },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({
      username: 'E-posta zorunludur.',
      password: 'Parola zorunludur.',
    });
  });

  it('slows down a client that tries too often', async () => {
    const remoteAddress = '10.9.8.7';
    const payload = { username: '', password: '' };
    const tries = [];
    for (let n = 0; n < 70; n++) {
      tries.push(
        await test.call({ method: 'POST', url: '/api/auth/login', payload, remoteAddress }),
      );
    }
    const refused = tries.filter((reply) => reply.statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused[0]?.json().code).toBe('tooManyRequests');
  });
});

describe('a session', () => {
  it('is refreshed with its token and its cookie, and only with both', async () => {
    const session = await test.signIn('yonetici');
    expect((await refresh({ authorization: session.authorization as string })).statusCode).toBe(
      401,
    );
    expect((await refresh({ cookie: session.cookie as string })).statusCode).toBe(401);
    minutes(20);
    expect((await whoAmI(session)).statusCode).toBe(401);
    const reply = await refresh(session);
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json()).sort()).toEqual(['expiresAt', 'token']);
    expect((await whoAmI({ authorization: `Bearer ${reply.json().token}` })).statusCode).toBe(200);
  });

  it('gives fifty parallel refreshes one and the same new token', async () => {
    const session = await test.signIn('yonetici');
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(session)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(50).fill(200));
    expect(new Set(replies.map((reply) => reply.json().token)).size).toBe(1);
  });

  it('ends when a token from before the last refresh comes back later', async () => {
    const session = await test.signIn('yonetici');
    const token = (await refresh(session)).json().token;
    minutes(1);
    expect((await refresh(session)).statusCode).toBe(401);
    expect((await whoAmI({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  it('is over after signing out', async () => {
    const session = await test.signIn('yonetici');
    const reply = await test.call({ method: 'POST', url: '/api/auth/logout', headers: session });
    expect(reply.statusCode).toBe(200);
    expect((await whoAmI(session)).statusCode).toBe(401);
    expect((await refresh(session)).statusCode).toBe(401);
  });

  it('is over after twelve hours however often it was refreshed', async () => {
    const session = await test.signIn('yonetici');
    minutes(12 * 60 + 1);
    expect((await refresh(session)).statusCode).toBe(401);
  });

  it.each([
    ['nonsense', 'Bearer nonsense'],
    ['a truncated token', 'truncate'],
    ['a forged token', 'forge'],
    ['a huge token', `Bearer ${'a'.repeat(8000)}`],
    ['another scheme', 'Basic YTpi'],
  ])('does not begin with %s', async (_case, value) => {
    const good = (await test.signIn('yonetici')).authorization as string;
    const authorization =
      value === 'truncate'
        ? good.slice(0, -3)
        : value === 'forge'
          ? `${good.slice(0, 30)}${good[30] === 'A' ? 'B' : 'A'}${good.slice(31)}`
          : value;
    expect((await whoAmI({ authorization })).statusCode).toBe(401);
  });
});
