import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDuringChange } from '../../../../tests/harness/concurrent-change.ts';
import { tokenIn } from '../../../../tests/harness/emails.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { Account } from './contract.ts';

let test: TestApp;
let people = 0;
let id: string;
let username: string;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  people += 1;
  username = `kisi-${people}`;
  id = await test.addUser(username, 'editor', { name: 'Ayşe', surname: 'Bilgin' });
  headers = await test.signIn(username);
});

const read = async (): Promise<Account> =>
  (await test.call({ method: 'GET', url: '/api/account', headers })).json().data;
const put = (payload: object) =>
  test.call({ method: 'PUT', url: '/api/account', headers, payload });
const fields = (change: object = {}) => ({
  email: `${username}@ufuk.test`,
  name: 'Ayşe',
  surname: 'Bilgin',
  version: 1,
  ...change,
});
const sql = async (text: string, values: unknown[] = []) =>
  (await test.app.services.db.$client.query(text, values)).rows;
const events = () =>
  sql(`select * from audit_events where action = 'account.update' and subject_id = $1`, [id]);

describe('the own account', () => {
  it('is returned with the fields that the browser stores, and without any secret', async () => {
    const reply = await test.call({ method: 'GET', url: '/api/account', headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toMatch(/argon2|passwordHash|subject/);
    const { profile, user } = reply.json().data as Account;
    expect(profile).toMatchObject({
      id,
      fullName: 'Ayşe Bilgin',
      role: 'editor',
      twoStep: false,
      hasPassword: true,
      version: 1,
    });
    expect(user).toMatchObject({ id, username, can: { content: true, users: false } });
    expect(user.mustSetUpTwoStep).toBe(false);
  });

  it('needs a session', async () => {
    headers = {};
    expect((await put(fields())).statusCode).toBe(401);
    expect((await test.call({ method: 'GET', url: '/api/account' })).statusCode).toBe(401);
  });

  it('can change name, phone and address, and this is recorded', async () => {
    const change = { name: 'Elif', phone: '0532 123 45 67', address: 'Kıyı Sokağı 7' };
    const reply = await put(fields(change));
    expect(reply.statusCode, reply.body).toBe(200);
    const { profile, user } = reply.json().data as Account;
    expect(profile).toMatchObject({ ...change, phone: '+905321234567', version: 2 });
    expect(user.name).toBe('Elif');
    expect(await read()).toEqual(reply.json().data);
    const [event, ...more] = await events();
    expect(event).toMatchObject({
      actor_id: id,
      subject_name: 'Elif Bilgin',
      before: { name: 'Ayşe', phone: '', address: '' },
      after: { name: 'Elif', phone: '•••', address: '•••' },
    });
    expect(more).toEqual([]);
  });

  it('is not saved again when nothing changed', async () => {
    expect((await put(fields())).json().data.profile.version).toBe(1);
    expect(await events()).toEqual([]);
  });

  it('is not saved over a change that another user saved in between', async () => {
    await put(fields({ name: 'Elif' }));
    const reply = await put(fields({ name: 'Zeynep' }));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(reply.json().current.profile).toMatchObject({ name: 'Elif', version: 2 });
    expect((await read()).profile.name).toBe('Elif');
  });

  it('is saved once by ten requests at the same moment', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Elif ${'abcdefghij'[n]}`);
    const replies = await Promise.all(names.map((name) => put(fields({ name }))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect((await read()).profile.version).toBe(2);
  });

  it('remembers in which form its user writes texts, for the next sign-in', async () => {
    const url = '/api/account/writing';
    const writing = () => test.call({ method: 'GET', url, headers });
    expect((await writing()).json().data).toEqual({ writesMarkdown: false });
    const payload = { writesMarkdown: true };
    const chosen = await test.call({ method: 'PUT', url, headers, payload });
    expect([chosen.statusCode, chosen.json().data]).toEqual([200, payload]);
    expect((await writing()).json().data).toEqual(payload);
    expect((await read()).user.writesMarkdown).toBe(true);
    const login = { username, password: PASSWORD };
    const entered = await test.call({ method: 'POST', url: '/api/auth/login', payload: login });
    expect(entered.json().data.writesMarkdown).toBe(true);
    // A profile that is being edited has no conflict, and a habit is no event.
    expect((await put(fields())).statusCode).toBe(200);
    expect(await events()).toEqual([]);
  });

  it.each([{}, { writesMarkdown: 'evet' }, { writesMarkdown: true, role: 'admin' }])(
    'refuses %j as a form of writing',
    async (payload) => {
      const url = '/api/account/writing';
      const reply = await test.call({ method: 'PUT', url, headers, payload });
      expect(reply.statusCode).toBe(422);
      expect((await read()).user.writesMarkdown).toBe(false);
      expect((await test.call({ method: 'PUT', url, payload })).statusCode).toBe(401);
    },
  );

  it.each([
    ['role', 'admin'],
    ['status', 'active'],
    ['panelAccess', true],
    ['username', 'baska'],
    ['id', '01234567-89ab-4def-8123-456789abcdef'],
    ['passwordHash', 'x'],
    ['createdAt', '2020-01-01T00:00:00Z'],
    ['__proto__', { role: 'admin' }],
  ])('cannot change its %s', async (field, value) => {
    const payload = `${JSON.stringify(fields({ name: 'Elif' })).slice(0, -1)},"${field}":${JSON.stringify(value)}}`;
    const type = { 'content-type': 'application/json' };
    const reply = await test.call({
      method: 'PUT',
      url: '/api/account',
      headers: { ...headers, ...type },
      payload,
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect((await read()).profile).toMatchObject({ name: 'Ayşe', role: 'editor' });
  });

  it.each([
    ['email', 'kimse'],
    ['email', ''],
    ['email', `${'a'.repeat(250)}@ufuk.test`],
    ['name', 'a'.repeat(61)],
    ['name', 'a\u0000b'],
    ['phone', 'yarın ara'],
    ['address', 7],
    ['version', 0],
  ])('names the field when %s is %j', async (field, value) => {
    const reply = await put(fields({ [field]: value }));
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});

describe('the own e-mail', () => {
  /** Opens the link that was sent to this address. */
  async function confirm(email: string) {
    const text = (await test.emails(email)).at(-1)?.text ?? '';
    const token = /\/auth\/email#([\w-]+)/.exec(text)?.[1];
    const reply = await test.call({
      method: 'POST',
      url: '/api/auth/email-link/use',
      payload: { token },
      headers: { 'accept-language': 'en' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const move = (email: string, currentPassword?: string) =>
    put(fields({ email, ...(currentPassword !== undefined && { currentPassword }) }));

  it.each([undefined, '', 'Yanlis-Parola-1'])(
    'is not changed with the password %j',
    async (given) => {
      const reply = await move('yeni@ufuk.test', given);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)).toEqual(['currentPassword']);
      expect((await read()).profile.email).toBe(`${username}@ufuk.test`);
    },
  );

  it('is changed only after confirmation if the password is correct, and other changes are saved at once', async () => {
    const email = `yeni-${people}@ufuk.test`;
    const reply = await put(fields({ email, name: 'Elif', currentPassword: PASSWORD }));
    expect(reply.statusCode).toBe(200);
    const { profile, user } = reply.json().data as Account;
    expect(profile).toMatchObject({ name: 'Elif', version: 2, pendingEmail: { email } });
    expect([profile.email, user.email]).toEqual(Array(2).fill(`${username}@ufuk.test`));
    expect(await events()).toMatchObject([{ before: { name: 'Ayşe' }, after: { name: 'Elif' } }]);
    expect(await test.signIn(`${username}@ufuk.test`)).toHaveProperty('authorization');
  });

  it('is reported to the old address after confirmation, and links in e-mails to the old address do nothing', async () => {
    const old = `${username}@ufuk.test`;
    const email = `yeni-${people}@ufuk.test`;
    const forgot = { username: old };
    await test.call({ method: 'POST', url: '/api/auth/forgot-password', payload: forgot });
    const token = tokenIn((await test.emails(old)).at(-1));
    const open = () =>
      test.call({ method: 'POST', url: '/api/auth/password-link', payload: { token } });
    expect((await open()).statusCode).toBe(200);

    headers = { ...headers, 'accept-language': 'en' };
    expect((await move(email, PASSWORD)).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(200);
    await confirm(email);
    const notice = (await test.emails(old)).at(-1);
    expect(notice?.subject).toBe('The e-mail address of your account was changed');
    expect(notice?.text).toContain('Dear Ayşe Bilgin,');
    expect(notice?.text).toContain('20 November 2026 at about 12:00');
    expect((await open()).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is not changed if another password was set in between', async () => {
    const chosen = `update users set password_hash = 'x' where id = $1`;
    const late = await runDuringChange(test, [[chosen, [id]]], () =>
      move(`yeni-${people}@ufuk.test`, PASSWORD),
    );
    expect(late.statusCode, late.body).toBe(401);
    expect((await read()).profile.email).toBe(`${username}@ufuk.test`);
  });

  it('can be written with other capital letters without the password', async () => {
    const email = `${username.toUpperCase()}@ufuk.test`;
    const reply = await move(email);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.profile.email).toBe(email);
  });

  it('cannot be the e-mail or the username of another user', async () => {
    await test.addUser(`eski-${people}@ufuk.test`, 'editor', { email: `dolu-${people}@ufuk.test` });
    for (const email of [`Dolu-${people}@ufuk.test`, `eski-${people}@UFUK.test`]) {
      const reply = await move(email, PASSWORD);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().fields).toEqual({
        email: 'Bu e-posta adresini başka bir kullanıcı kullanıyor.',
      });
    }
  });

  it('also changes the username if both were the same', async () => {
    await sql('update users set username = email where id = $1', [id]);
    const email = `yeni-${people}@ufuk.test`;
    const before = (await move(email, PASSWORD)).json().data.profile;
    expect(before.username).toBe(`${username}@ufuk.test`);
    await confirm(email);
    expect((await read()).profile.username).toBe(email);
  });
});
