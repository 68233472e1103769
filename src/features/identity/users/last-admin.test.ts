import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { User } from './contract.ts';
import { users } from './tables.server.ts';

type Headers = Record<string, string>;
const ROUNDS = 5;
const test: TestApp = await openTestApp();
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(users);
});

const call = (headers: Headers, method: 'GET' | 'PUT' | 'DELETE', id: string, payload?: object) =>
  test.call({ method, url: `/api/auth/users/${id}`, headers, ...(payload && { payload }) });
const get = async (headers: Headers, id: string): Promise<User> =>
  (await call(headers, 'GET', id)).json().data;
async function change(headers: Headers, user: User, wish: object) {
  const { username, email, name, surname, role, status, panelAccess, version } = user;
  const seen = { username, email, name, surname, role, status, panelAccess, version };
  return call(headers, 'PUT', user.id, { ...seen, ...wish });
}
let networks = 0;
/** Each user signs in from a network of their own, so that no limit is reached. */
async function addAdmin(username: string) {
  const id = await test.addUser(username, 'admin');
  const reply = await test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: PASSWORD },
    remoteAddress: `10.1.0.${++networks}`,
  });
  return { id, headers: { authorization: `Bearer ${reply.json().accessToken}` } };
}
const adminsLeft = async () => {
  const { rows } = await test.app.services.db.execute(sql`select username from users
    where role = 'admin' and status = 'active' and panel_access and password_hash is not null`);
  return rows.length;
};
const WAYS_OUT = [
  ['losing the role', { role: 'editor' }],
  ['being made inactive', { status: 'inactive' }],
  ['losing access to the dashboard', { panelAccess: false }],
  ['being deleted', null],
] as const;
const take = async (headers: Headers, id: string, wish: object | null) =>
  wish ? change(headers, await get(headers, id), wish) : call(headers, 'DELETE', id);

describe('the last admin', () => {
  it.each(WAYS_OUT)('cannot be removed by %s', async (_way, wish) => {
    const { id, headers } = await addAdmin('tek');
    const reply = await take(headers, id, wish);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'lastAdmin']);
    expect(await get(headers, id)).toMatchObject({
      role: 'admin',
      version: 1,
      can: { edit: true, delete: false, changeRole: false, deactivate: false },
    });
  });

  it.each([
    ['has no password yet', { passwordHash: null }],
    ['is inactive', { status: 'inactive' }],
    ['has no access to the dashboard', { panelAccess: false }],
    ['is an editor', { role: 'editor' }],
  ] as const)('is still the last one beside a user who %s', async (_what, colleague) => {
    const { id, headers } = await addAdmin('tek');
    await test.addUser('sayilmaz', 'admin', colleague);
    const reply = await take(headers, id, { role: 'user' });
    expect(reply.json().code).toBe('lastAdmin');
  });

  it('is not the last one beside an admin who signs in through a provider', async () => {
    const { id, headers } = await addAdmin('tek');
    await test.addUser('disaridan', 'admin', { passwordHash: null, subject: 'sub-1' });
    expect((await take(headers, id, null)).json().code).toBe('ownAccount');
  });

  it('can still change their own name', async () => {
    const { id, headers } = await addAdmin('tek');
    const reply = await change(headers, await get(headers, id), { name: 'Tek', surname: 'Kalan' });
    expect(reply.json().data.fullName).toBe('Tek Kalan');
  });
});

describe('an admin beside another one', () => {
  it.each(WAYS_OUT)('cannot be removed by themselves: %s', async (_way, wish) => {
    const { id, headers } = await addAdmin('bir');
    await addAdmin('iki');
    const reply = await take(headers, id, wish);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'ownAccount']);
    expect(await adminsLeft()).toBe(2);
    expect((await get(headers, id)).can).toMatchObject({
      delete: false,
      changeRole: false,
      deactivate: false,
    });
  });

  it.each(WAYS_OUT)('can be removed by the other one: %s', async (_way, wish) => {
    const { headers } = await addAdmin('bir');
    const other = await addAdmin('iki');
    expect((await get(headers, other.id)).can).toMatchObject({ delete: true, changeRole: true });
    expect((await take(headers, other.id, wish)).statusCode).toBe(200);
    expect((await call(other.headers, 'GET', other.id)).statusCode).toBe(401);
  });
});

describe('two admins who remove each other at the same moment', () => {
  it.each(WAYS_OUT)('one of them remains: %s', async (_way, wish) => {
    for (let round = 0; round < ROUNDS; round++) {
      await test.app.services.db.delete(users);
      const [a, b] = [await addAdmin('bir'), await addAdmin('iki')];
      const [seenByA, seenByB] = [await get(a.headers, b.id), await get(b.headers, a.id)];
      const remove = (by: Headers, at: User) =>
        wish ? change(by, at, wish) : call(by, 'DELETE', at.id);
      const replies = await Promise.all([remove(a.headers, seenByA), remove(b.headers, seenByB)]);
      expect(await adminsLeft()).toBe(1);
      expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401]);
    }
  });

  it('one of them remains also if there is a third admin', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await test.app.services.db.delete(users);
      const [a, b] = [await addAdmin('bir'), await addAdmin('iki')];
      await test.addUser('uc', 'admin');
      const replies = await Promise.all([
        call(a.headers, 'DELETE', b.id),
        call(b.headers, 'DELETE', a.id),
      ]);
      expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401]);
      expect(await adminsLeft()).toBe(2);
    }
  });

  it('cannot remove each other with old tokens either', async () => {
    const [a, b] = [await addAdmin('bir'), await addAdmin('iki')];
    const seen = await get(b.headers, a.id);
    await take(a.headers, b.id, { role: 'editor' });
    expect((await change(b.headers, seen, { role: 'editor' })).statusCode).toBe(401);
    const [row] = await test.app.services.db.select().from(users).where(eq(users.id, a.id));
    expect(row?.role).toBe('admin');
  });
});
