import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDuringChange } from '../../../../tests/harness/concurrent-change.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { NewUser, type User, UserFilter } from './contract.ts';
import { getUser, listUsers } from './operations.server.ts';
import { createUser, deleteUser, inviteAgain, saveUser, takeSecondStepOff } from './save.server.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let editor: Headers;
let adminId: string;

beforeAll(async () => {
  test = await openTestApp();
  adminId = await test.addUser('ayse', 'admin', { name: 'Ayşe', surname: 'Bilgin' });
  await test.addUser('ikinci', 'admin');
  await test.addUser('editor', 'editor');
  await test.addUser('uye', 'user');
  admin = await test.signIn('ayse');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.call({ method, url: `/api${path}`, headers: admin, ...(payload && { payload }) });
const register = (change: object = {}) => {
  const payload = { username: 'yeni', email: 'yeni@ufuk.test', role: 'editor', ...change };
  return call('POST', '/auth/register', payload);
};
const get = async (id: string): Promise<User> =>
  (await call('GET', `/auth/users/${id}`)).json().data;
async function add(username: string, change: object = {}): Promise<User> {
  const email = `${username}@ufuk.test`;
  const reply = await register({ username, email, password: PASSWORD, ...change });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const put = (user: User, change: object) => {
  const { username, email, name, surname, phone, address, role, status, panelAccess, version } =
    user;
  const seen = { username, email, name, surname, phone, address, role, status, panelAccess };
  return call('PUT', `/auth/users/${user.id}`, { ...seen, version, ...change });
};
/** The status of a request with this session: 401 if the session has ended. Any role may send it. */
const statusOf = async (headers: Headers) =>
  (
    await test.call({
      method: 'POST',
      url: '/api/contents/preview',
      payload: { body: '' },
      headers,
    })
  ).statusCode;
const login = (username: string, password: string) =>
  test.call({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
const events = async (subject: string) => {
  const found = await test.app.services.db.execute<{
    action: string;
    before: unknown;
    after: unknown;
  }>(
    sql`select action, before, after from audit_events where subject_id = ${subject} order by seq`,
  );
  return found.rows;
};
const linksOf = async (id: string) => {
  const found = await test.app.services.db.execute(
    sql`select reason from password_links where user_id = ${id}`,
  );
  return found.rows;
};

describe('an admin', () => {
  it('3.17 3.18 3.19 3.20 3.21 3.22 3.24 3.25 3.26 3.27 3.28 3.29 adds a user with a password, who signs in with it', async () => {
    const user = await add('demet', {
      name: ' Demet ',
      surname: 'Işık',
      phone: '0532 123 45 67',
      address: 'Ankara',
    });
    expect(user).toMatchObject({
      username: 'demet',
      name: 'Demet',
      surname: 'Işık',
      fullName: 'Demet Işık',
      email: 'demet@ufuk.test',
      role: 'editor',
      phone: '+905321234567',
      address: 'Ankara',
      status: 'active',
      panelAccess: true,
      hasPassword: true,
      twoStep: false,
      lastSignInAt: null,
      sessions: 0,
      version: 1,
      createdAt: test.now.value.toISOString(),
    });
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
    expect((await login('demet', PASSWORD)).statusCode).toBe(200);
    expect(await get(user.id)).toEqual({
      ...user,
      sessions: 1,
      lastSignInAt: test.now.value.toISOString(),
    });
    expect(await linksOf(user.id)).toEqual([]);
  });

  it('3.30 a user without a surname is shown with the username', async () => {
    expect((await add('adsiz', { name: 'Umut' })).fullName).toBe('adsiz');
  });

  it('3.23 4.16 a user has one of three roles, and is active or inactive', async () => {
    for (const role of ['admin', 'editor', 'user'])
      expect((await add(`rol-${role}`, { role })).role).toBe(role);
    expect((await add('uykuda', { status: 'inactive' })).status).toBe('inactive');
    expect((await register({ role: 'king' })).statusCode).toBe(422);
    expect((await register({ status: 'asleep' })).statusCode).toBe(422);
  });

  it('adds a user while another transaction deletes the link of an old e-mail', async () => {
    const old = new Date(test.now.value.getTime() - 40 * 24 * 3_600_000);
    const { $client } = test.app.services.db;
    const client = await $client.connect();
    await client.query(
      `insert into password_links (user_id, reason, created_at, expires_at) values ($1, 'reset', $2, $2)`,
      [adminId, old],
    );
    await client.query('begin; select from password_links for update');
    const reply = await register({ username: 'o-anda', email: 'o-anda@ufuk.test' });
    await client.query('rollback');
    client.release();
    expect(reply.statusCode, reply.body).toBe(201);
    expect(await linksOf(adminId)).toHaveLength(1);
    const { id } = (await register({ username: 'sonra', email: 'sonra@ufuk.test' })).json().data;
    expect(await linksOf(adminId)).toEqual([]);
    // This comes last, because from here on every other event waits.
    expect((await events(id)).at(-1)?.action).toBe('user.create');
  });

  it('adds a user without a password, who gets an invitation and cannot sign in yet', async () => {
    const user = await add('davetli', { password: undefined });
    expect(user).toMatchObject({ hasPassword: false, can: { invite: true } });
    expect(await linksOf(user.id)).toEqual([{ reason: 'invitation' }]);
    expect((await login('davetli', '')).statusCode).toBe(422);
    expect((await login('davetli', PASSWORD)).statusCode).toBe(401);
    const actions = (await events(user.id)).map((event) => event.action);
    expect(actions).toEqual(expect.arrayContaining(['user.create', 'password.invitation']));
  });

  it('sends no invitation to a user who may not sign in', async () => {
    const shut = await add('disarida', { password: undefined, panelAccess: false });
    expect(shut.can.invite).toBe(false);
    expect(await linksOf(shut.id)).toEqual([]);
  });

  it('sends another invitation only to users without a password', async () => {
    const invited = await add('unutan', { password: undefined });
    const again = await call('POST', `/auth/users/${invited.id}/invitation`);
    expect(again.statusCode).toBe(200);
    expect(
      (await events(invited.id)).filter((e) => e.action === 'password.invitation'),
    ).toHaveLength(2);
    const shut = await add('kapali', { password: undefined, status: 'inactive' });
    const settled = await add('yerlesik');
    for (const { id } of [shut, settled]) {
      const reply = await call('POST', `/auth/users/${id}/invitation`);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().code).toBe('notInvitable');
    }
  });

  it('changes a user, and the audit log contains only the changed fields', async () => {
    const user = await add('degisen', { name: 'Can', surname: 'Er', phone: '0532 000 00 00' });
    test.now.value = new Date(test.now.value.getTime() + 60_000);
    const reply = await put(user, { surname: 'Erdem', phone: '+49 30 123456', role: 'user' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({
      surname: 'Erdem',
      phone: '+4930123456',
      role: 'user',
      version: 2,
      createdAt: user.createdAt,
      updatedAt: test.now.value.toISOString(),
    });
    expect((await events(user.id)).at(-1)).toEqual({
      action: 'user.update',
      before: { surname: 'Er', role: 'editor', phone: '•••' },
      after: { surname: 'Erdem', role: 'user', phone: '•••' },
    });
  });

  it('saves unchanged values without a new version and without an event in the audit log', async () => {
    const user = await add('ayni');
    const reply = await put(user, { username: ' ayni ' });
    expect(reply.json().data.version).toBe(1);
    expect((await events(user.id)).map((event) => event.action)).toEqual(['user.create']);
  });

  it('cannot overwrite a change that another admin saved in between', async () => {
    const user = await add('iki-kez');
    const saved = await Promise.all(['A', 'B', 'C', 'D'].map((name) => put(user, { name })));
    expect(saved.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
    const winner = saved.find((reply) => reply.statusCode === 200)?.json().data;
    const late = saved.find((reply) => reply.statusCode === 409)?.json();
    expect(late).toMatchObject({ code: 'conflict', current: { name: winner.name, version: 2 } });
    expect((await put(user, { version: 7 })).statusCode).toBe(409);
    expect((await get(user.id)).name).toBe(winner.name);
  });

  it('cannot overwrite a change that the user is saving at the same time', async () => {
    const user = await add('kendisi');
    const own = 'update users set version = version + 1 where id = $1';
    const late = await runDuringChange(test, [[own, [user.id]]], () => put(user, { name: 'Eski' }));
    expect(late.statusCode).toBe(409);
  });

  it('7.11 deletes a user, whose session has ended and whose content remains', async () => {
    const user = await add('giden');
    const session = await test.signIn('giden');
    const content = {
      title: 'Gidenin yazısı',
      category: 'haberler',
      body: 'x',
      state: 'published',
    };
    const options = { method: 'POST', url: '/api/contents', payload: content } as const;
    const { id, path } = (await test.call({ ...options, headers: session })).json().data;
    expect((await call('DELETE', `/auth/users/${user.id}`)).statusCode).toBe(200);
    expect(await statusOf(session)).toBe(401);
    expect((await login('giden', PASSWORD)).statusCode).toBe(401);
    expect((await test.call({ method: 'GET', url: path })).statusCode).toBe(200);
    expect((await call('GET', `/contents/${id}`)).json().data.savedBy).toBeNull();
    expect((await events(user.id)).at(-1)).toMatchObject({
      action: 'user.delete',
      before: { username: 'giden', role: 'editor' },
      after: null,
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, `/auth/users/${user.id}`)).statusCode).toBe(404);
    expect((await put(user, {})).statusCode).toBe(404);
    expect((await call('POST', `/auth/users/${user.id}/invitation`)).statusCode).toBe(404);
    expect((await call('DELETE', `/auth/users/${user.id}/two-step`)).statusCode).toBe(404);
  });

  it('removes the second step of another user, but not the own one on this page', async () => {
    const user = await add('telefonsuz');
    for (const id of [user.id, adminId])
      await test.app.services.db.execute(sql`insert into authenticators
        (user_id, secret, created_at, confirmed_at) values (${id}, '\\x00', now(), now())`);
    expect(await get(user.id)).toMatchObject({ twoStep: true, can: { removeTwoStep: true } });
    expect((await get(adminId)).can.removeTwoStep).toBe(false);
    const own = await call('DELETE', `/auth/users/${adminId}/two-step`);
    expect([own.statusCode, own.json().code]).toEqual([409, 'ownAccount']);
    const reply = await call('DELETE', `/auth/users/${user.id}/two-step`);
    expect(reply.json().data).toMatchObject({ twoStep: false, can: { removeTwoStep: false } });
    expect((await events(user.id)).at(-1)?.action).toBe('twoStep.off');
    expect((await call('DELETE', `/auth/users/${user.id}/two-step`)).statusCode).toBe(404);
    await test.app.services.db.execute(sql`delete from authenticators`);
  });

  it('sees no password, neither in a reply nor in the log', async () => {
    const user = await add('sirdas');
    const replies = [
      await call('GET', '/auth/users?pageSize=100'),
      await call('GET', `/auth/users/${user.id}`),
      await put(user, { name: 'Sır' }),
    ];
    const log = await test.app.services.db.execute(sql`select before, after from audit_events`);
    const everything = replies.map((reply) => reply.body).join() + JSON.stringify(log.rows);
    expect(everything).not.toMatch(/argon2|passwordHash|password_hash|subject|isLinked/);
    expect(everything).not.toContain(PASSWORD);
  });
});

describe('a session', () => {
  it.each([
    ['another role', { role: 'user' }, { role: 'editor' }],
    ['being made inactive', { status: 'inactive' }, { status: 'active' }],
    ['a closed panel', { panelAccess: false }, { panelAccess: true }],
  ])('has ended after %s, also when that is undone', async (_what, change, back) => {
    const name = `oturum-${Object.keys(change)}`;
    const user = await add(name.toLowerCase());
    const session = await test.signIn(user.username);
    expect(await statusOf(session)).toBe(200);
    const changed = (await put(user, change)).json().data;
    expect(await statusOf(session)).toBe(401);
    expect((await put(changed, back)).statusCode).toBe(200);
    expect(await statusOf(session)).toBe(401);
    const cookie = { method: 'POST', url: '/api/auth/refresh', headers: session } as const;
    expect((await test.call(cookie)).statusCode).toBe(401);
  });

  it('continues when only names change, and so do the sessions of other users', async () => {
    const user = await add('adi-degisen');
    const session = await test.signIn('adi-degisen');
    const changed = await put(user, { username: 'yeni-ad', email: 'yeni-ad@ufuk.test', name: 'Y' });
    expect(changed.statusCode).toBe(200);
    expect(await statusOf(session)).toBe(200);
    expect((await put(changed.json().data, { role: 'user' })).statusCode).toBe(200);
    expect(await statusOf(editor)).toBe(200);
  });
});

describe('the link of an e-mail', () => {
  const openLinks = async (id: string) => {
    const found = await test.app.services.db.execute(
      sql`select id from password_links where user_id = ${id} and used_at is null`,
    );
    return found.rows.map((row) => row.id);
  };

  it.each([
    ['was sent to an old address of the user', { email: 'dogru@ufuk.test' }],
    ['was sent before the user was made inactive', { status: 'inactive' }],
    ['was sent before the panel was closed', { panelAccess: false }],
  ])('does nothing when it %s', async (_what, change) => {
    const user = await add(`mektup-${Object.keys(change)}`.toLowerCase(), { password: undefined });
    const named = (await put(user, { name: 'Yalnız', surname: 'Adı' })).json().data;
    const [sent, ...more] = await openLinks(user.id);
    expect([sent, more]).toEqual([expect.any(String), []]);
    expect((await put(named, change)).statusCode).toBe(200);
    expect(await openLinks(user.id)).not.toContain(sent);
  });
});

describe('a username or an e-mail', () => {
  it.each([
    ['username', { username: 'SAHIP', email: 'baska@ufuk.test' }, 'Bu kullanıcı adını'],
    ['email', { username: 'baska', email: 'SAHIP@ufuk.test' }, 'Bu e-posta adresini'],
  ])(
    'that is in use is refused at the field %s, in uppercase and lowercase letters',
    async (field, wish, message) => {
      await register({ username: 'sahip', email: 'sahip@ufuk.test', password: PASSWORD });
      const other = await add(`isteyen-${field}`);
      for (const reply of [
        await register({ ...wish, password: PASSWORD }),
        await put(other, wish),
      ]) {
        expect(reply.statusCode).toBe(422);
        expect(reply.json().fields[field]).toContain(message);
        expect(Object.keys(reply.json().fields)).toEqual([field]);
      }
      expect(await get(other.id)).toMatchObject({ username: `isteyen-${field}`, version: 1 });
    },
  );

  it('is given to one of five requests at the same moment', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        register({ username: `kosan-${n}`, email: n % 2 ? 'kosan@ufuk.test' : 'KOSAN@ufuk.test' }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 422, 422, 422, 422]);
    const found = (await call('GET', '/auth/users?q=kosan@ufuk.test')).json();
    expect(found.total).toBe(1);
  });

  it('cannot be the address of another user', async () => {
    const reply = await register({ username: 'ayse@ufuk.test', email: 'hirsiz@ufuk.test' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.username).toBe('Kullanıcı adı geçerli bir biçimde değil.');
    const own = await add('adresli');
    expect((await put(own, { username: 'adresli@ufuk.test' })).statusCode).toBe(200);
  });
});

describe('a caller without the right to manage users', () => {
  it.each([
    ['GET', '/auth/users', undefined],
    ['GET', '/auth/users/:id', undefined],
    ['POST', '/auth/register', { username: 'x1x', email: 'x@ufuk.test', role: 'admin' }],
    ['PUT', '/auth/users/:id', { role: 'admin' }],
    ['DELETE', '/auth/users/:id', undefined],
    ['POST', '/auth/users/:id/invitation', undefined],
    ['DELETE', '/auth/users/:id/two-step', undefined],
  ] as const)('7.13 is refused %s %s', async (method, path, payload) => {
    const url = `/api${path.replace(':id', adminId)}`;
    const user = await test.signIn('uye');
    for (const [headers, status] of [
      [{}, 401],
      [user, 403],
      [editor, 403],
    ] as const) {
      const reply = await test.call({ method, url, headers, ...(payload && { payload }) });
      expect(reply.statusCode).toBe(status);
    }
  });

  it('is refused by the operations too', async () => {
    const { services } = test.app;
    const staff = { kind: 'staff' as const, id: adminId, sessionId: null, mustSetUpTwoStep: false };
    for (const [actor, status] of [
      [VISITOR, 401],
      [{ ...staff, role: 'editor' as const }, 403],
      [{ ...staff, role: 'user' as const }, 403],
    ] as const) {
      const op = operationOf(services, actor);
      const input = NewUser.parse({ username: 'gizli', email: 'gizli@ufuk.test', role: 'admin' });
      for (const operation of [
        () => listUsers(op, UserFilter.parse({})),
        () => getUser(op, adminId),
        () => createUser(op, input, 'tr'),
        () => saveUser(op, adminId, { ...input, version: 1 }, 'tr'),
        () => deleteUser(op, adminId),
        () => inviteAgain(op, adminId, 'tr'),
        () => takeSecondStepOff(op, adminId),
      ])
        await expect(operation()).rejects.toMatchObject({ status });
    }
  });
});
