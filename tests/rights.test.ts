import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RIGHTS } from '../src/app/features.server.ts';
import { SYSTEM } from '../src/platform/actor.ts';
import { may, rightsOf, roleMay } from '../src/platform/rights.ts';
import { ROLES, type Role } from '../src/platform/roles.ts';
import { eventually } from './harness/eventually.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

type Caller = 'visitor' | Role;
const ROLES_IN_ORDER: Role[] = ['user', 'editor', 'admin'];
const CALLERS: Caller[] = ['visitor', ...ROLES_IN_ORDER];

/**
 * Every route of the API with its right, the roles that have it, and whether it needs the password again:
 * `site: admin; password always`. `npm run openapi` writes the file; a review sees what changes in it.
 */
const TABLE: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../docs/rights.json'), 'utf8'),
);

/** The expected reply for each caller, in the order visitor, user, editor, admin. */
function repliesFor(row: string): string[] {
  if (row === 'everybody') return CALLERS.map(() => 'yes');
  const roles = row.split(';')[0]?.split(': ')[1]?.split(', ') ?? [];
  return ['401', ...ROLES_IN_ORDER.map((role) => (roles.includes(role) ? 'yes' : '403'))];
}

const routesWith = (ending: string) =>
  Object.keys(TABLE)
    .filter((route) => TABLE[route]?.endsWith(ending))
    .sort();
/**
 * For what an operation decides: what shows an identity number, another number or date of a decision, or a
 * change of a user's access.
 */
const CONFIRMED_SOMETIMES = routesWith('password sometimes');
/**
 * Always refused when the password was not entered within the last ten minutes: every admin write,
 * except those whose contract has a reason (`unconfirmed`), and everything that leaves the product at
 * once.
 */
const CONFIRMED_ALWAYS = routesWith('password always');

/** These need a token of their own: without it, every caller gets 401. */
const NEED_OWN_TOKEN = ['POST /api/auth/refresh'];

let test: TestApp;
const sessions = new Map<Caller, string>();
beforeAll(async () => {
  test = await openTestApp();
  for (const role of ROLES) await test.addUser(role, role);
});
afterAll(() => test.close());

/** The mounted routes, as `GET /api/contents/:id`, without the HEAD route of every GET. */
function mountedRoutes(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of test.app.server.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    const path = above.join('');
    if (!path.startsWith('/api/')) continue;
    for (const method of methods.split(', ').filter((one) => one && one !== 'HEAD'))
      found.push(`${method} ${path}`);
  }
  return found.sort();
}

/** The token of one session for each role; {@link call} removes the session that a logout ends. */
async function tokenOf(caller: Caller): Promise<string> {
  const known = sessions.get(caller);
  if (known) return known;
  const { authorization } = await test.signIn(caller);
  sessions.set(caller, authorization as string);
  return authorization as string;
}

const call = async (route: string, caller: Caller): Promise<number> =>
  (await send(route, caller)).statusCode;

async function send(route: string, caller: Caller) {
  const [method, pattern] = route.split(' ') as [NonNullable<InjectOptions['method']>, string];
  const isAnonymous = caller === 'visitor' || NEED_OWN_TOKEN.includes(route);
  const reply = await test.call({
    method,
    url: pattern.replace(':id', randomUUID()).replace(':slug', 'yok').replace(':key', '1'),
    // A network of its own for each request, so that no rate limit is reached.
    remoteAddress: `10.${CALLERS.indexOf(caller)}.0.${Object.keys(TABLE).indexOf(route)}`,
    ...(!isAnonymous && { headers: { authorization: await tokenOf(caller) } }),
    ...(['POST', 'PUT'].includes(method) && { payload: {} }),
    // It would never end.
    payloadAsStream: route.endsWith('/stream'),
  });
  if (route.endsWith('/stream')) reply.stream().destroy();
  if (route === 'POST /api/auth/logout') sessions.delete(caller);
  return reply;
}

it('a refused request is recorded in the audit log', async () => {
  expect(await call('GET /api/audit', 'editor')).toBe(403);
  const headers = { authorization: await tokenOf('admin') };
  const refusals = async () => {
    const url = '/api/audit?action=auth.forbidden&pageSize=100';
    const { data } = (await test.call({ method: 'GET', url, headers })).json();
    return data.map((entry: { subject: { name: string } }) => entry.subject.name);
  };
  await eventually(refusals).toContain('GET /api/audit');
});

describe('the table of rights', () => {
  it('has a row for every route of the API, and for nothing else', () => {
    expect(mountedRoutes()).toEqual(Object.keys(TABLE).sort());
  });

  it.each(Object.entries(TABLE))('%s', async (route, row) => {
    const expected = repliesFor(row);
    for (const [place, caller] of CALLERS.entries()) {
      const status = await call(route, caller);
      const allowed = expected[place];
      const refused = [401, 403].includes(status);
      if (NEED_OWN_TOKEN.includes(route)) expect([caller, status]).toEqual([caller, 401]);
      else if (allowed === 'yes')
        expect([caller, status, refused]).toEqual([caller, status, false]);
      else expect([caller, status]).toEqual([caller, Number(allowed)]);
      expect(status, caller).toBeLessThan(500);
    }
  });

  it('gives each role the rights of the specification', () => {
    const rows = RIGHTS.map((right) => [right.name, ROLES.filter((role) => roleMay(role, right))]);
    expect(new Set(RIGHTS.map(({ name }) => name)).size).toBe(RIGHTS.length);
    expect(Object.fromEntries(rows)).toEqual({
      own: ['admin', 'editor', 'user'],
      wholeParty: ['admin', 'editor', 'user'],
      privacy: ['admin'],
      content: ['admin', 'editor'],
      media: ['admin', 'editor'],
      applications: ['admin', 'editor'],
      identityNumbers: ['admin'],
      applicationDecisions: ['admin'],
      deleteMessages: ['admin'],
      transfer: ['admin'],
      webhooks: ['admin'],
      users: ['admin'],
      site: ['admin'],
      pages: ['admin'],
      visits: ['admin', 'editor'],
      meetings: ['admin'],
      branches: ['admin'],
      people: ['admin'],
      audit: ['admin'],
    });
  });

  it('matches the parts of the dashboard that each role sees', () => {
    const none = Object.fromEntries(RIGHTS.map(({ name }) => [name, false]));
    expect(rightsOf({ role: 'user' }, RIGHTS)).toEqual({ ...none, own: true, wholeParty: true });
    const writing = {
      own: true,
      wholeParty: true,
      content: true,
      media: true,
      applications: true,
      visits: true,
    };
    expect(rightsOf({ role: 'editor' }, RIGHTS)).toEqual({ ...none, ...writing });
    expect(Object.values(rightsOf({ role: 'admin' }, RIGHTS))).not.toContain(false);
  });

  it('leaves to the system what is not for a person alone', () => {
    const refused = RIGHTS.filter((right) => !may(SYSTEM, right)).map(({ name }) => name);
    expect(refused).toEqual(['own', 'wholeParty', 'identityNumbers']);
  });

  it('is all that the routes ask for', async () => {
    sessions.delete('admin');
    const headers = { authorization: await tokenOf('admin') };
    const { paths } = (await test.call({ method: 'GET', url: '/api/docs', headers })).json();
    const asked = Object.values<Record<string, { 'x-right': string }>>(paths)
      .flatMap((operations) => Object.values(operations))
      .map((operation) => operation['x-right']);
    expect(asked.length).toBeGreaterThan(40);
    const known = ['everybody', ...RIGHTS.map(({ name }) => name)];
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('cannot be bypassed with another method, a slash, capital letters or an override header', async () => {
    const headers = { authorization: await tokenOf('user') };
    const tries: InjectOptions[] = [
      { method: 'HEAD', url: '/api/audit' },
      { method: 'GET', url: '/api/audit/' },
      { method: 'GET', url: '/api//audit' },
      { method: 'GET', url: '/API/audit' },
      { method: 'GET', url: '/api/%61udit' },
      { method: 'GET', url: '/api/contents/../audit' },
      { method: 'OPTIONS', url: '/api/audit' },
      { method: 'POST', url: '/api/audit', headers: { 'x-http-method-override': 'GET' } },
    ];
    for (const one of tries) {
      const reply = await test.call({ ...one, headers: { ...headers, ...one.headers } });
      expect([403, 404], `${one.method} ${one.url}`).toContain(reply.statusCode);
    }
  });
});

describe('a right that an admin opens to editors', () => {
  const OPENED = ['meetings', 'people', 'pages'];
  const routes = Object.entries(TABLE).filter(([, row]) => row.includes('editor while allowed'));
  async function open(opened: string[]): Promise<void> {
    sessions.clear();
    const { authorization } = await test.signIn('admin');
    const reply = await test.call({
      method: 'PUT',
      url: '/api/opened-rights',
      headers: { authorization },
      payload: { opened },
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  async function statuses(caller: Caller): Promise<[string, number][]> {
    const found: [string, number][] = [];
    for (const [route] of routes) found.push([route, await call(route, caller)]);
    return found;
  }
  const refused = async (caller: Caller) =>
    (await statuses(caller)).filter(([, status]) => [401, 403].includes(status));

  it('is that of meetings, people and pages', () => {
    const names = new Set(routes.map(([, row]) => row.split(':')[0]));
    expect([...names].sort()).toEqual([...OPENED].sort());
    expect(routes.length).toBeGreaterThan(20);
  });

  it('lets editors send each of its calls, and nobody else', async () => {
    await open(OPENED);
    expect(await refused('editor')).toEqual([]);
    expect((await refused('user')).length).toBe(routes.length);
    const account = await test.call({
      url: '/api/account',
      headers: { authorization: await tokenOf('editor') },
    });
    const { can } = account.json().data.user;
    expect(OPENED.map((name) => can[name])).toEqual([true, true, true]);
    expect(can.site).toBe(false);
  });

  it('is opened by kind', async () => {
    await open(['people']);
    const allowed = (await statuses('editor')).filter(([, status]) => status !== 403);
    expect(new Set(allowed.map(([route]) => TABLE[route]?.split(':')[0]))).toEqual(
      new Set(['people']),
    );
  });

  it('ends with the sessions of the editors, and is in the audit log', async () => {
    await open(['people']);
    const before = await tokenOf('editor');
    await open([]);
    const late = await test.call({ url: '/api/people', headers: { authorization: before } });
    expect(late.statusCode).toBe(401);
    expect((await refused('editor')).length).toBe(routes.length);
    const events = await test.call({
      url: '/api/audit?action=rights.opened',
      headers: { authorization: await tokenOf('admin') },
    });
    expect(events.json().data[0]).toMatchObject({
      before: { opened: ['people'] },
      after: { opened: [] },
    });
  });

  it('is no other one, whatever an admin sends', async () => {
    await open(['site', 'users', 'pages']);
    const { authorization } = await test.signIn('admin');
    const reply = await test.call({ url: '/api/opened-rights', headers: { authorization } });
    expect(reply.json().data.opened).toEqual(['pages']);
    await open([]);
  });
});

describe('a route that needs the password entered again', () => {
  /** The routes that refuse an admin whose password was entered `minutes` ago. */
  async function codesAfter(minutes: number) {
    sessions.delete('admin');
    const token = await tokenOf('admin');
    const before = test.now.value;
    test.now.value = new Date(before.getTime() + minutes * 60_000);
    const needed: string[] = [];
    for (const route of Object.keys(TABLE)) {
      if (route === 'POST /api/auth/logout') continue;
      sessions.set('admin', token);
      const { body = '' } = await send(route, 'admin');
      if (body.includes('passwordConfirmationNeeded') && !route.endsWith('/docs'))
        needed.push(route);
    }
    test.now.value = before;
    return needed.sort();
  }

  it('refuses the request before its body is checked, and no other route does', async () => {
    expect(await codesAfter(10.5)).toEqual(CONFIRMED_ALWAYS);
    expect(await codesAfter(9.5)).toEqual([]);
  });

  it('is every admin write that a stolen token must not reach', () => {
    expect(CONFIRMED_ALWAYS).toEqual(
      expect.arrayContaining([
        'DELETE /api/auth/users/:id',
        'DELETE /api/auth/users/:id/sessions',
        'DELETE /api/auth/users/:id/two-step',
        'POST /api/webhooks',
        'POST /api/webhooks/:id/secret',
        'PUT /api/email-templates/:kind/:locale',
        'PUT /api/menu',
        'PUT /api/party',
        'PUT /api/privacy/retention',
      ]),
    );
  });

  it('is marked in the description of the API', async () => {
    sessions.delete('admin');
    const headers = { authorization: await tokenOf('admin') };
    const { paths } = (await test.call({ method: 'GET', url: '/api/docs', headers })).json();
    const marked = (when: string) =>
      Object.keys(TABLE)
        .filter((route) => {
          const [method = '', url = ''] = route.split(' ');
          const path = url.replace(/:(\w+)/g, '{$1}');
          return paths[path][method.toLowerCase()]['x-password-confirmation'] === when;
        })
        .sort();
    expect(marked('always')).toEqual(CONFIRMED_ALWAYS);
    expect(marked('sometimes')).toEqual(CONFIRMED_SOMETIMES);
  });
});
