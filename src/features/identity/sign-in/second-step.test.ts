import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDuringChange } from '../../../../tests/harness/concurrent-change.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('iki-adim', 'editor');
  const headers = await test.signIn('iki-adim');
  const url = '/api/account/two-step';
  const payload = { currentPassword: PASSWORD };
  const setUp = await test.call({ method: 'POST', url, headers, payload });
  secret = setUp.json().data.secret.replaceAll(' ', '');
  const confirmed = await test.call({
    method: 'PUT',
    url,
    headers,
    payload: { code: codeNow() },
  });
  recoveryCodes = confirmed.json().data.codes;
});
afterAll(() => test.close());
beforeEach(() => {
  // A code is valid once, so each test uses its own. Earlier failures are deleted.
  test.now.value = new Date(test.now.value.getTime() + 24 * 3_600_000);
});

const codeNow = () => new TOTP({ secret }).generate({ timestamp: test.now.value.getTime() });
const wrongCode = () => String((Number(codeNow()) + 7) % 1_000_000).padStart(6, '0');
const login = (
  code?: string,
  password = PASSWORD,
  remoteAddress = '10.0.0.1',
  headers = {},
  username = 'iki-adim',
) =>
  test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password, ...(code && { code }) },
    remoteAddress,
    headers,
  });

describe('the second step', () => {
  it('is requested only after the correct password', async () => {
    const right = await login();
    expect(right.statusCode).toBe(401);
    expect(right.json().code).toBe('codeRequired');
    expect(right.headers['set-cookie']).toBeUndefined();
    for (const code of [undefined, codeNow(), '000000']) {
      const wrong = await login(code, 'Yanlis-Parola-1');
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json().code).toBe('wrongSignIn');
    }
  });

  it('accepts the code once', async () => {
    const code = codeNow();
    expect((await login(code)).statusCode).toBe(200);
    const again = await login(code);
    expect(again.statusCode).toBe(401);
    expect(again.json().code).toBe('wrongCode');
  });

  it('accepts one of several parallel sign-ins with the same code', async () => {
    const code = codeNow();
    const replies = await Promise.all(Array.from({ length: 5 }, () => login(code)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('is requested if it is turned on between the password and the session', async () => {
    const { db } = test.app.services;
    const userId = await test.addUser('sonradan', 'editor');
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from users where username = 'iki-adim'`,
    );
    const reply = await runDuringChange(
      test,
      [
        ['update users set updated_at = now() where id = $1', [userId]],
        [
          `insert into authenticators (user_id, secret, record_key, confirmed_at, created_at)
           select $1, secret, record_key, confirmed_at, created_at from authenticators where user_id = $2`,
          [userId, rows[0]?.id],
        ],
      ],
      () => login(undefined, PASSWORD, '10.0.0.1', {}, 'sonradan'),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'codeRequired']);
    const open = await db.execute(sql`select from sessions where user_id = ${userId}`);
    expect(open.rowCount).toBe(0);
  });

  it('accepts a recovery code once', async () => {
    const code = recoveryCodes[0] as string;
    expect((await login(code)).statusCode).toBe(200);
    expect((await login(code)).json().code).toBe('wrongCode');
  });

  it('cannot be guessed: a wrong code counts like a wrong password, a missing one does not', async () => {
    for (let n = 0; n < 15; n++) expect((await login()).json().code).toBe('codeRequired');
    for (let n = 0; n < 10; n++) expect((await login(wrongCode())).json().code).toBe('wrongCode');
    const blocked = await login(codeNow());
    expect(blocked.statusCode).toBe(429);
    expect((await login(undefined, 'Yanlis-Parola-1')).json()).toEqual(blocked.json());
  });

  it('cannot be guessed by many machines that know the password either', async () => {
    const guesses = [];
    for (let n = 0; n < 25; n++)
      guesses.push((await login(wrongCode(), PASSWORD, `10.1.0.${n}`)).json().code);
    expect(guesses.slice(0, 20)).toEqual(Array(20).fill('wrongCode'));
    expect(guesses.slice(20)).toEqual(Array(5).fill('tooManySignIns'));
    const late = await login(codeNow(), PASSWORD, '10.1.1.1');
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBe(24 * 3600);
  });

  it('is still possible for a known browser while others guess', async () => {
    const before = await login(codeNow(), PASSWORD, '10.2.0.1');
    const cookie = (before.headers['set-cookie'] as string[])
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    test.now.value = new Date(test.now.value.getTime() + 60_000);
    for (let n = 0; n < 22; n++) await login(wrongCode(), PASSWORD, `10.2.1.${n}`);
    expect((await login(codeNow(), PASSWORD, '10.2.2.1')).statusCode).toBe(429);
    expect((await login(codeNow(), PASSWORD, '10.2.2.1', { cookie })).statusCode).toBe(200);
  });
});
