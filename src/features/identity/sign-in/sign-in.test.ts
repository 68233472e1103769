import { hash } from '@node-rs/argon2';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { isWeakHash, PASSWORD_COST, setPasswordCost } from '../../../platform/password.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { users } from '../users/tables.server.ts';
import { endSessionsOf } from './operations.server.ts';
import { sessions, twoStepRoles } from './tables.server.ts';

let test: TestApp;
beforeAll(async () => {
  setPasswordCost(PASSWORD_COST);
  test = await openTestApp();
  await test.addUser('yonetici', 'admin', { name: 'Ayşe', surname: 'Bilgin' });
  await test.addUser('kapali', 'editor', { panelAccess: false });
  await test.addUser('pasif', 'editor', { status: 'inactive' });
  await test.addUser('davetli', 'editor', { passwordHash: null });
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
const getUser = async (username: string) => {
  const [user] = await test.app.services.db
    .select()
    .from(users)
    .where(eq(users.username, username));
  return user as typeof users.$inferSelect;
};
const lastEvent = async () => {
  const [event] = await test.app.services.db
    .select()
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq))
    .limit(1);
  return event;
};

describe('signing in', () => {
  it('has the specified reply, by username or e-mail', async () => {
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
      for (const cookie of reply.headers['set-cookie'] as string[])
        expect(cookie).toMatch(/^ufuk_(session|device)=[\w.-]+; .*HttpOnly; SameSite=Strict/);
      expect((await getUser('yonetici')).lastSignInAt).toEqual(test.now.value);
    }
  });

  it.each([
    ['an unknown name', 'kimse', PASSWORD, 'unknown'],
    ['a wrong password', 'yonetici', 'Yanlis-Parola-1', 'wrong'],
    ['a user who has not accepted the invitation', 'davetli', PASSWORD, 'wrong'],
    ['a user without panel access', 'kapali', PASSWORD, 'panelOff'],
    ['an inactive user', 'pasif', PASSWORD, 'inactive'],
  ])('gives %s the same reply, and only the audit log has the reason', async (...line) => {
    const [, name, password, reason] = line;
    const reply = await login(name, password);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const event = await lastEvent();
    expect(event).toMatchObject({ action: 'auth.signInRefused', address: '127.0.0.1' });
    expect(event?.after).toEqual({ reason });
    // Users sometimes type a password into the wrong field.
    expect(JSON.stringify(event)).not.toContain(reason === 'unknown' ? 'kimse' : password);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      success: false,
      code: 'wrongSignIn',
      message: 'E-posta ya da parola yanlış.',
    });
  });

  it('is recorded with its user, network and browser when it succeeds', async () => {
    await login('yonetici', PASSWORD, { 'user-agent': 'Deneme/1' });
    const { id } = await getUser('yonetici');
    expect(await lastEvent()).toMatchObject({
      action: 'auth.signIn',
      actorId: id,
      actorName: 'Ayşe Bilgin',
      address: '127.0.0.1',
      userAgent: 'Deneme/1',
      at: test.now.value,
    });
  });

  it('hashes a password again if its hash is weaker than a new one', async () => {
    const passwordHash = await hash(PASSWORD, { memoryCost: 8 * 1024, timeCost: 1 });
    await test.addUser('eski', 'editor', { passwordHash });
    expect((await login('eski', 'Yanlis-Parola-1')).statusCode).toBe(401);
    expect((await getUser('eski')).passwordHash).toBe(passwordHash);
    expect((await login('eski')).statusCode).toBe(200);
    const renewed = (await getUser('eski')).passwordHash as string;
    expect(isWeakHash(passwordHash)).toBe(true);
    expect(isWeakHash(renewed)).toBe(false);
    expect((await login('eski')).statusCode).toBe(200);
    expect((await getUser('eski')).passwordHash).toBe(renewed);
  });

  it.each([
    ['a new password', { passwordHash: null }],
    ['the end of the account', { status: 'inactive' as const }],
  ])('is refused when %s is saved in between', async (_case, change) => {
    const { db } = test.app.services;
    const id = await test.addUser(`arada-${crypto.randomUUID()}`, 'editor');
    const [user] = await db.select().from(users).where(eq(users.id, id));
    let status: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(users).set(change).where(eq(users.id, id));
      status = login(user?.username as string).then((reply) => reply.statusCode);
      // The password was correct and the session is about to begin: it waits for this transaction.
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await eventually(async () => (await db.execute(waiting)).rowCount).toBe(1);
      await endSessionsOf(tx, id);
    });
    expect(await status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  });

  it('stores passwords as argon2id hashes', async () => {
    expect((await getUser('yonetici')).passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=12288,t=3,p=1\$/,
    );
  });

  it('reports when the role requires a second step that is not set up', async () => {
    await test.addUser('yeni', 'user');
    expect((await login('yeni')).json().data.mustSetUpTwoStep).toBe(false);
    await test.app.services.db.insert(twoStepRoles).values({ role: 'user' });
    expect((await login('yeni')).json().data.mustSetUpTwoStep).toBe(true);
    await test.app.services.db.delete(twoStepRoles);
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

  it('limits a client with too many attempts', async () => {
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

  it('returns the same new token to fifty parallel refreshes', async () => {
    const session = await test.signIn('yonetici');
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(session)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(50).fill(200));
    expect(new Set(replies.map((reply) => reply.json().token)).size).toBe(1);
  });

  it('ends when a token from before the last refresh is used later', async () => {
    const session = await test.signIn('yonetici');
    const token = (await refresh(session)).json().token;
    minutes(1);
    expect((await refresh(session)).statusCode).toBe(401);
    expect((await whoAmI({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
  });

  it('has ended after signing out', async () => {
    const session = await test.signIn('yonetici');
    const reply = await test.call({ method: 'POST', url: '/api/auth/logout', headers: session });
    expect(reply.statusCode).toBe(200);
    expect((await whoAmI(session)).statusCode).toBe(401);
    expect((await refresh(session)).statusCode).toBe(401);
  });

  it('has ended after twelve hours, also with refreshes', async () => {
    const session = await test.signIn('yonetici');
    minutes(12 * 60 + 1);
    expect((await refresh(session)).statusCode).toBe(401);
  });

  it.each([
    ['nonsense', 'Bearer nonsense'],
    ['a truncated token', 'truncate'],
    ['a forged token', 'forge'],
    ['a huge token', `Bearer ${'a'.repeat(8000)}`],
    ['a token of zeros', `Bearer ${Buffer.alloc(52).toString('base64url')}`],
    ['another scheme', 'Basic YTpi'],
  ])('is not recognised with %s', async (_case, value) => {
    const good = (await test.signIn('yonetici')).authorization as string;
    const authorization =
      value === 'truncate'
        ? good.slice(0, -3)
        : value === 'forge'
          ? `${good.slice(0, 30)}${good[30] === 'A' ? 'B' : 'A'}${good.slice(31)}`
          : value;
    expect((await whoAmI({ authorization })).statusCode).toBe(401);
  });

  it('is not looked up for headers of more than sixteen kilobytes', async () => {
    const origin = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
    const authorization = `Bearer ${'a'.repeat(20_000)}`;
    const reply = await fetch(`${origin}/api/account/sessions`, { headers: { authorization } });
    expect(reply.status).toBe(431);
  });
});
