import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountedRoutes } from '../../../../tests/harness/mounted-routes.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';

type Headers = Record<string, string>;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
type Method = (typeof METHODS)[number];

let test: TestApp;
let admin: Headers;
let editor: Headers;
let adminId: string;

beforeAll(async () => {
  test = await openTestApp();
  adminId = await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { $client } = test.app.services.db;
  await $client.query('delete from two_step_roles; delete from authenticators');
  admin = await test.signIn('yonetici');
  editor = await test.signIn('editor');
});

const call = (method: Method, url: string, as: Headers, payload?: object) =>
  test.call({ method, url, headers: as, ...(payload && { payload }) });
const require = (roles: unknown, as = admin) => call('PUT', '/api/two-step/roles', as, { roles });
const required = async (as = admin) => call('GET', '/api/two-step/roles', as);
async function setUp(as: Headers) {
  const payload = { currentPassword: PASSWORD };
  const { secret } = (await call('POST', '/api/account/two-step', as, payload)).json().data;
  const code = TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: test.now.value.getTime(),
  });
  const reply = await call('PUT', '/api/account/two-step', as, { code });
  expect(reply.statusCode, reply.body).toBe(200);
}
const events = async () =>
  (
    await test.app.services.db.$client.query(
      `select actor_id, before, after from audit_events where action = 'twoStep.roles' order by seq desc`,
    )
  ).rows;

describe('the list of roles that must have two steps', () => {
  it('can be changed by admins only', async () => {
    for (const reply of [await require(['editor'], editor), await required(editor)])
      expect(reply.statusCode).toBe(403);
    for (const reply of [await require(['editor'], {}), await required({})])
      expect(reply.statusCode).toBe(401);
    expect((await required()).json().data).toEqual({ roles: [] });
  });

  it('is recorded with its old value, and only when it changed', async () => {
    const reply = await require(['user', 'editor', 'user']);
    expect(reply.json().data).toEqual({ roles: ['editor', 'user'] });
    await require(['editor', 'user']);
    await require(['user']);
    expect((await required()).json().data).toEqual({ roles: ['user'] });
    expect((await events()).slice(0, 2)).toEqual([
      { actor_id: adminId, before: { roles: ['editor', 'user'] }, after: { roles: ['user'] } },
      { actor_id: adminId, before: { roles: [] }, after: { roles: ['editor', 'user'] } },
    ]);
  });

  it('cannot be changed twice at the same moment', async () => {
    const before = (await events()).length;
    const sets = [['editor'], ['user'], ['editor', 'user'], []];
    const replies = await Promise.all(sets.map((roles) => require(roles)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const written = await events();
    for (let n = 0; n + 1 < written.length - before; n++)
      expect(written[n].before).toEqual(written[n + 1].after);
  });

  it.each([[['chief']], ['admin'], [null], [['admin', 'editor', 'user', 'admin']]])(
    'is refused as %j',
    async (roles) => {
      const reply = await require(roles);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)[0]).toMatch(/^roles/);
    },
  );

  it('cannot include the own role of an admin without two steps', async () => {
    const refused = await require(['admin']);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'setUpOwnTwoStepFirst']);
    await setUp(admin);
    expect((await require(['admin'])).statusCode).toBe(200);
    expect((await required()).json().data).toEqual({ roles: ['admin'] });
  });
});

/** Every route of the API. */
const routes = () =>
  mountedRoutes(test.app.server).flatMap(({ method, pattern }) => {
    const url = pattern.replace(/:\w+/g, '01234567-89ab-4def-8123-456789abcdef');
    const called = METHODS.find((each) => each === method);
    return called && url.startsWith('/api/') ? [{ method: called, url }] : [];
  });

describe('a user whose role requires two steps that are not set up', () => {
  beforeEach(async () => {
    await test.app.services.db.$client.query(
      `insert into two_step_roles values ('admin'), ('editor')`,
    );
  });

  it('can use the own profile and its two steps, and no other route that needs a session', async () => {
    const open = [];
    let closed = 0;
    for (const { method, url } of routes()) {
      const payload = method === 'GET' ? undefined : {};
      const anonymous = await call(method, url, {}, payload);
      if (anonymous.statusCode !== 401) continue;
      const reply = await call(method, url, admin, payload);
      if (reply.statusCode === 409 && reply.json().code === 'twoStepRequired') closed += 1;
      else open.push(`${method} ${url}`);
    }
    expect(open.sort()).toEqual([
      'GET /api/account',
      'GET /api/account/two-step',
      'POST /api/account/two-step',
      'POST /api/auth/refresh',
      'PUT /api/account',
      'PUT /api/account/two-step',
    ]);
    expect(closed).toBeGreaterThan(15);
  });

  it('sees only the content that every visitor sees', async () => {
    const draft = { title: 'Taslak', category: 'haberler', body: 'x' };
    await test.app.services.db.$client.query('delete from two_step_roles');
    const { id, slug } = (await call('POST', '/api/contents', editor, draft)).json().data;
    const paths = [`/api/contents/${id}`, `/api/contents/by-slug/${slug}`];
    for (const path of paths) expect((await call('GET', path, editor)).statusCode).toBe(200);
    await test.app.services.db.$client.query(`insert into two_step_roles values ('editor')`);
    for (const path of paths) expect((await call('GET', path, editor)).statusCode).toBe(404);
    expect((await call('GET', '/api/contents?state=draft', editor)).body).not.toContain('Taslak');
  });

  it('can refresh the session and sign out', async () => {
    const refreshed = await call('POST', '/api/auth/refresh', editor);
    expect(refreshed.statusCode).toBe(200);
    const authorization = `Bearer ${refreshed.json().token}`;
    expect((await call('POST', '/api/auth/logout', { ...editor, authorization })).statusCode).toBe(
      200,
    );
  });

  it('can use everything as soon as the second step is set up', async () => {
    expect((await call('GET', '/api/contents', editor)).json().can.create).toBe(false);
    expect((await call('GET', '/api/contents?state=draft', editor)).statusCode).toBe(422);
    await setUp(editor);
    expect((await call('GET', '/api/contents?state=draft', editor)).json().can.create).toBe(true);
    expect((await call('GET', '/api/account/two-step', editor)).json().data.required).toBe(true);
  });
});
