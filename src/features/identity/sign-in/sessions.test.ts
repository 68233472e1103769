import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDuringChange } from '../../../../tests/harness/concurrent-change.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { CLOCK_ERROR_MS } from '../../../platform/wall-clock.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { users } from '../users/tables.server.ts';
import type { SessionEntry } from './contract.ts';
import {
  endSessionsOf,
  IDLE_LIMIT_MS,
  SESSION_LIFETIME_MS,
  TOKEN_LIFETIME_MS,
} from './operations.server.ts';
import { sessions } from './tables.server.ts';

type Headers = Record<string, string>;

let test: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await openTestApp();
  ids.yonetici = await test.addUser('yonetici', 'admin', { name: 'Ayşe', surname: 'Bilgin' });
  ids.editor = await test.addUser('editor', 'editor');
  ids.uye = await test.addUser('uye', 'user');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(sessions);
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const pass = (ms: number) => {
  test.now.value = new Date(test.now.value.getTime() + ms);
};
async function signIn(username: string, userAgent = FIREFOX, remoteAddress = '127.0.0.1') {
  const reply = await test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: PASSWORD },
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  const cookie = String(reply.headers['set-cookie']).split(';', 1)[0] as string;
  return { authorization: `Bearer ${reply.json().accessToken}`, cookie };
}
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers) =>
  test.call({ method, url: `/api${url}`, headers });
const list = async (headers: Headers): Promise<SessionEntry[]> =>
  (await call('GET', '/account/sessions', headers)).json().data;
const isAlive = async (headers: Headers) =>
  (await call('GET', '/account/sessions', headers)).statusCode === 200;
const refresh = (headers: Headers) => call('POST', '/auth/refresh', headers);
const canRefresh = async (headers: Headers) => (await refresh(headers)).statusCode === 200;
const lastEvent = async () => {
  const [event] = await test.app.services.db
    .select()
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq))
    .limit(1);
  return event;
};

describe('the list of one’s own sessions', () => {
  it('contains browser, system, network, country and times, this session first', async () => {
    const phone = await signIn('editor', IPHONE, '::ffff:78.160.0.1');
    await signIn('uye');
    pass(60_000);
    const computer = await signIn('editor', FIREFOX, '192.168.1.20');
    const now = test.now.value.getTime();
    expect(await list(computer)).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: 'Firefox',
        system: 'Linux',
        kind: 'desktop',
        address: '192.168.1.20',
        country: null,
        createdAt: new Date(now).toISOString(),
        lastSeenAt: new Date(now).toISOString(),
        endsAt: new Date(now + TOKEN_LIFETIME_MS + IDLE_LIMIT_MS).toISOString(),
      },
      expect.objectContaining({
        current: false,
        browser: 'Safari',
        system: 'iOS',
        kind: 'mobile',
        address: '78.160.0.1',
        country: 'TR',
        createdAt: new Date(now - 60_000).toISOString(),
      }),
    ]);
    expect((await list(phone)).map(({ kind }) => kind)).toEqual(['mobile', 'desktop']);
  });

  it('accepts a missing or invalid browser name', async () => {
    const session = await signIn('editor', '');
    await signIn('editor', `${'('.repeat(5000)}\u0001`);
    expect((await list(session)).map(({ kind }) => kind)).toEqual(['other', 'other']);
  });

  it('has the time of the last refresh, and does not contain ended sessions', async () => {
    const old = await signIn('editor');
    pass(TOKEN_LIFETIME_MS);
    await refresh(old);
    const session = await signIn('editor');
    const seen = (await list(session)).map(({ lastSeenAt }) => lastSeenAt);
    expect(seen).toEqual(Array(2).fill(test.now.value.toISOString()));
    pass(TOKEN_LIFETIME_MS + IDLE_LIMIT_MS);
    expect(await list(await signIn('editor'))).toHaveLength(1);
  });

  it('cannot be read by other users or visitors', async () => {
    await signIn('editor');
    expect(await list(await signIn('yonetici'))).toHaveLength(1);
    expect((await call('GET', '/account/sessions', {})).statusCode).toBe(401);
  });
});

describe('ending sessions', () => {
  it('is possible for a single own session', async () => {
    const [computer, phone] = [await signIn('editor'), await signIn('editor', IPHONE)];
    const other = (await list(computer)).find(({ current }) => !current);
    const reply = await call('DELETE', `/account/sessions/${other?.id}`, computer);
    expect(reply.json()).toEqual({ success: true, message: 'Oturum kapatıldı.' });
    expect([await isAlive(computer), await isAlive(phone), await canRefresh(phone)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await lastEvent()).toMatchObject({
      action: 'auth.sessionsEnded',
      actorId: ids.editor,
      subjectKind: 'session',
      subjectName: 'Safari, iOS',
    });
    expect((await call('DELETE', `/account/sessions/${other?.id}`, computer)).statusCode).toBe(404);
  });

  it('is not possible for the session of another user', async () => {
    const theirs = await signIn('yonetici');
    const id = (await list(theirs))[0]?.id;
    const reply = await call('DELETE', `/account/sessions/${id}`, await signIn('editor'));
    expect(reply.statusCode).toBe(404);
    expect(await isAlive(theirs)).toBe(true);
  });

  it('is possible for all other sessions, or for this one too', async () => {
    const [one, two, three] = [await signIn('uye'), await signIn('uye'), await signIn('uye')];
    const editor = await signIn('editor');
    const others = await call('DELETE', '/account/sessions', one);
    expect(others.json().data).toEqual({ count: 2 });
    expect([await isAlive(one), await isAlive(two), await isAlive(three)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await lastEvent()).toMatchObject({ subjectId: ids.uye, after: { count: 2 } });
    expect((await call('DELETE', '/account/sessions?current=true', one)).json().data.count).toBe(1);
    expect([await isAlive(one), await isAlive(editor)]).toEqual([false, true]);
    expect((await call('DELETE', '/account/sessions?current=maybe', editor)).statusCode).toBe(422);
  });

  it('also ends the session of a sign-in at the same time', async () => {
    const session = await signIn('uye');
    const started = `insert into sessions (user_id, generation_at, token_expires_at, cookie_hash, created_at, ends_at)
      select user_id, generation_at, token_expires_at, '', created_at, ends_at from sessions`;
    const reply = await runDuringChange(
      test,
      [['select from users where id = $1 for no key update', [ids.uye]], [started]],
      () => call('DELETE', '/account/sessions?current=true', session),
    );
    expect(reply.json().data.count).toBe(2);
    expect(await test.app.services.db.$count(sessions)).toBe(0);
  });

  it('is possible for admins for all users, and not for others', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('yonetici')];
    const url = `/auth/users/${ids.editor}/sessions`;
    expect((await call('DELETE', url, {})).statusCode).toBe(401);
    expect((await call('DELETE', url, editor)).statusCode).toBe(403);
    expect(await isAlive(editor)).toBe(true);
    expect((await call('DELETE', url, admin)).json().data).toEqual({ count: 1 });
    expect(await isAlive(editor)).toBe(false);
    expect(await lastEvent()).toMatchObject({
      action: 'auth.sessionsEnded',
      actorName: 'Ayşe Bilgin',
      subjectName: 'editor',
      after: { count: 1 },
    });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await call('DELETE', `/auth/users/${nobody}/sessions`, admin)).statusCode).toBe(404);
  });
});

describe('a session ends at once, for its token and for refreshing,', () => {
  const { set, remove } = {
    set: (change: Partial<typeof users.$inferInsert>) =>
      test.app.services.db
        .update(users)
        .set(change)
        .where(eq(users.id, ids.kurban as string)),
    remove: () => test.app.services.db.delete(users).where(eq(users.id, ids.kurban as string)),
  };
  it.each([
    ['when its user is deactivated', () => set({ status: 'inactive' })],
    ['when the panel is closed to its user', () => set({ panelAccess: false })],
    ['when its user is deleted', remove],
    [
      'when a change of the password or the role ends it',
      () => endSessionsOf(test.app.services.db, ids.kurban as string),
    ],
  ])('%s', async (_case, change) => {
    const name = `kurban-${crypto.randomUUID()}`;
    ids.kurban = await test.addUser(name, 'editor');
    const [session, bystander] = [await signIn(name), await signIn('editor')];
    expect(await isAlive(session)).toBe(true);
    await change();
    expect([await isAlive(session), await canRefresh(session)]).toEqual([false, false]);
    expect(await isAlive(bystander)).toBe(true);
  });

  it('after signing out, which is recorded and deletes the cookie', async () => {
    const session = await signIn('yonetici');
    const reply = await call('POST', '/auth/logout', session);
    expect(reply.headers['set-cookie']).toMatch(
      /^ufuk_session=;.*Path=\/api\/auth; Expires=Thu, 01/,
    );
    expect([await isAlive(session), await canRefresh(session)]).toEqual([false, false]);
    expect(await lastEvent()).toMatchObject({ action: 'auth.signOut', actorName: 'Ayşe Bilgin' });
  });

  it('after signing out with an expired token', async () => {
    const session = await signIn('editor');
    pass(TOKEN_LIFETIME_MS + 1);
    expect((await call('POST', '/auth/logout', session)).statusCode).toBe(200);
    expect(await canRefresh(session)).toBe(false);
  });

  it.each([
    ['no token', {}],
    ['nonsense', { authorization: 'Bearer nonsense' }],
  ])(
    'and signing out with %s is not an error, and deletes the cookie too',
    async (_case, headers) => {
      const reply = await call('POST', '/auth/logout', headers);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['set-cookie']).toMatch(/^ufuk_session=;/);
    },
  );
});

describe('a session without refreshes', () => {
  it('can be refreshed for two hours after its token has expired', async () => {
    const session = await signIn('editor');
    pass(TOKEN_LIFETIME_MS + IDLE_LIMIT_MS - 1);
    expect(await canRefresh(session)).toBe(true);
  });

  it('has ended after that', async () => {
    const session = await signIn('editor');
    pass(TOKEN_LIFETIME_MS + IDLE_LIMIT_MS);
    expect(await canRefresh(session)).toBe(false);
  });

  it('has ended after twelve hours even with refreshes, and so has its token', async () => {
    let session = await signIn('editor');
    const endsAt = test.now.value.getTime() + SESSION_LIFETIME_MS;
    for (let at = 0; at < 8; at++) {
      pass(SESSION_LIFETIME_MS / 8 - 1);
      const { token, expiresAt } = (await refresh(session)).json();
      expect(expiresAt).toBeLessThanOrEqual(endsAt);
      session = { ...session, authorization: `Bearer ${token}` };
    }
    expect(await isAlive(session)).toBe(true);
    pass(8);
    expect([await isAlive(session), await canRefresh(session)]).toEqual([false, false]);
  });

  it('is not valid before it began, apart from the difference of the clocks of machines', async () => {
    const session = await signIn('editor');
    pass(-CLOCK_ERROR_MS);
    expect(await isAlive(session)).toBe(true);
    pass(-1);
    expect([await isAlive(session), await canRefresh(session)]).toEqual([false, false]);
    await signIn('uye');
    pass(CLOCK_ERROR_MS + 1);
    expect(await isAlive(session)).toBe(true);
  });

  it('is deleted when a user signs in', async () => {
    await signIn('editor');
    pass(SESSION_LIFETIME_MS);
    await signIn('uye');
    expect(await test.app.services.db.$count(sessions)).toBe(1);
  });
});

describe('a refresh token that is used again', () => {
  it('within ten seconds gets the same new token, as for parallel tabs', async () => {
    const session = await signIn('editor');
    const { token } = (await refresh(session)).json();
    pass(10_000);
    expect((await refresh(session)).json().token).toBe(token);
    expect(await isAlive(session)).toBe(true);
  });

  it('later ends the session for attacker and owner, which is recorded once', async () => {
    const session = await signIn('editor');
    const { token } = (await refresh(session)).json();
    pass(10_001);
    expect(await isAlive(session)).toBe(false);
    const replies = await Promise.all([refresh(session), refresh(session), refresh(session)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(await canRefresh({ ...session, authorization: `Bearer ${token}` })).toBe(false);
    const events = await test.app.services.db
      .select()
      .from(auditEvents)
      .where(
        sql`${auditEvents.action} = 'auth.tokenReused' and ${auditEvents.at} = ${test.now.value.toISOString()}`,
      );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ subjectId: ids.editor, actorId: null });
  });

  it('has no effect without the cookie of the session', async () => {
    const [session, other] = [await signIn('editor'), await signIn('editor')];
    const { token } = (await refresh(session)).json();
    pass(60_000);
    for (const cookie of ['', 'ufuk_session=x', other.cookie])
      expect(await canRefresh({ authorization: session.authorization, cookie })).toBe(false);
    expect(await isAlive({ authorization: `Bearer ${token}` })).toBe(true);
  });
});
