import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch, addRecords, type Place, type Records } from './records.ts';
import { pathWith, RIGHTS, recordOf, SOMETHING, sentWith } from './routes.ts';

/**
 * What an account of a branch is told must not depend on the records of other branches: every call is made
 * before and after these are added, and must have the same bytes as its reply.
 */

/** In every text of the records of others. */
const CANARY = 'Kanaryakuşu';
const OWN = 'Serçegil';

let test: TestApp;
let own: Records;
let others: Records;
const sessions: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  test = await openTestApp();
  const ankara = await addBranch(test, 6, null);
  const cankaya = await addBranch(test, 6, 'Çankaya');
  const izmir = await addBranch(test, 35, null);
  for (const role of ['editor', 'admin'] as const) {
    const userId = await test.addUser(`sube-${role}`, role, {
      isNational: false,
      createdAt: test.now.value,
    });
    await test.app.services.db.insert(userBranches).values({ userId, branchId: ankara });
    sessions[role] = await test.signIn(`sube-${role}`);
  }
  own = await addRecords(test, { branchId: cankaya, city: 6, district: 'Çankaya' }, OWN);
  await walk('editor');
  const before = { editor: await walk('editor'), admin: await walk('admin') };
  for (const [index, place] of (
    [
      { branchId: izmir, city: 35, district: 'Konak' },
      { branchId: null, city: 1, district: 'Seyhan' },
    ] satisfies Place[]
  ).entries()) {
    const added = await addRecords(test, place, `${CANARY}${index}`);
    others ??= added;
  }
  seen = { before, after: { editor: await walk('editor'), admin: await walk('admin') } };
});
afterAll(() => test.close());

type Walk = Record<string, { status: number; body: string }>;
let seen: Record<'before' | 'after', Record<'editor' | 'admin', Walk>>;

/** Parameters that make a difference: filters, sorts, searches, pages. */
const QUERIES: Record<string, string[]> = {
  'GET /api/applications': [
    '',
    `q=${CANARY}`,
    'q=Deneme',
    'city=35',
    'sort=name',
    'sort=-createdAt',
    'assignedTo=nobody',
    'duplicates=true',
    'page=2',
    'pageSize=1',
  ],
  'GET /api/applications/statistics': ['period=all', 'period=year'],
  'GET /api/messages': ['', `q=${CANARY}`, 'state=new', 'sort=createdAt', 'page=2', 'pageSize=1'],
  'GET /api/contents': [
    '',
    `q=${CANARY}`,
    'q=Serçegil',
    'state=draft',
    `tag=${CANARY}0`,
    'sort=title',
  ],
  'GET /api/contents/choices': ['', `q=${CANARY}`, `q=${OWN}`],
  'GET /api/contents/calendar': ['month=2026-11'],
  'GET /api/contents/trash': [''],
  'GET /api/media': ['', `q=${CANARY}`, `tag=${CANARY}0`, 'pageSize=1'],
  'GET /api/people': ['', `q=${CANARY}`],
  'GET /api/branches': ['', 'missing=staff', 'missing=chair', 'sort=-size', 'province=35'],
  'GET /api/meetings': ['', `q=${CANARY}`],
  'GET /api/auth/users': ['', `q=${CANARY}`, 'role=editor', 'sort=-createdAt', 'pageSize=1'],
};

/** For the public, which sees the published contents of all branches. */
const PUBLIC = ['GET /api/published', 'GET /api/published/:slug', 'GET /api/menu/list'];
const gets = () =>
  Object.keys(RIGHTS).filter(
    (route) => route.startsWith('GET ') && !route.endsWith('/stream') && !PUBLIC.includes(route),
  );

async function walk(role: 'editor' | 'admin'): Promise<Walk> {
  const found: Walk = {};
  for (const [index, route] of gets().entries()) {
    const kind = recordOf(route);
    for (const query of QUERIES[route] ?? ['']) {
      const url = `${pathWith(route, kind ? own[kind] : SOMETHING)}${query && `?${encodeURI(query)}`}`;
      const reply = await test.call({
        method: 'GET',
        url,
        headers: sessions[role] ?? {},
        remoteAddress: `10.1.${index}.1`,
      });
      found[`${route} ${query}`] = { status: reply.statusCode, body: reply.body };
    }
  }
  return found;
}

describe.each(['editor', 'admin'] as const)('an %s of a branch', (role) => {
  it('gets the same replies whether others have records or not', () => {
    const { before, after } = seen;
    const differ = Object.entries(after[role]).filter(
      ([call, { status, body }]) =>
        body !== before[role][call]?.body ||
        status !== before[role][call]?.status ||
        body.includes(CANARY),
    );
    expect(differ.map(([call]) => call)).toEqual([]);
  });

  it('gets what belongs to the branch', () => {
    const withOwn = Object.entries(seen.after[role])
      .filter(([, { body }]) => body.includes(OWN))
      .map(([call]) => call.split(' ').slice(0, 2).join(' '));
    for (const path of ['applications', 'messages', 'contents', 'media', 'notifications'])
      expect(withOwn).toContain(`GET /api/${path}`);
    expect(withOwn.includes('GET /api/auth/users')).toBe(role === 'admin');
  });

  it('fails at no call', () => {
    for (const [call, { status }] of Object.entries(seen.after[role]))
      expect.soft(status, call).toBeLessThan(500);
  });
});

it('the downloads of an admin of a branch have nothing of others', async () => {
  const applications = await test.call({
    method: 'POST',
    url: '/api/applications/export',
    headers: sessions.admin ?? {},
    payload: { format: 'csv', filter: {}, withNumbers: false, reason: 'Sınama.' },
  });
  const staff = await test.call({
    method: 'GET',
    url: '/api/auth/users/file',
    headers: sessions.admin ?? {},
  });
  for (const { statusCode, body } of [applications, staff]) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain(CANARY);
    expect(body).toContain(OWN);
  }
});

describe('a forged id', () => {
  const withId = () =>
    Object.keys(RIGHTS).filter((route) => route.includes(':id') && recordOf(route));
  it('has the same reply as an id that nothing has', async () => {
    for (const [index, route] of withId().entries()) {
      const kind = recordOf(route) as keyof Records;
      const method = route.split(' ')[0] as 'GET';
      const ask = async (id: string) => {
        const { headers, ...sent } = sentWith(route);
        const reply = await test.call({
          method,
          url: pathWith(route, id),
          remoteAddress: `10.2.${index}.1`,
          ...sent,
          headers: { ...sessions.admin, ...headers },
        });
        return { status: reply.statusCode, body: reply.body.replaceAll(id, 'ID') };
      };
      const foreign = await ask(others[kind]);
      expect.soft(foreign, route).toEqual(await ask(randomUUID()));
      if (!HARMLESS.includes(route))
        expect.soft([403, 404], `${route} ${foreign.body}`).toContain(foreign.status);
    }
  });
});

/** They succeed for every id, and change nothing. */
const HARMLESS = ['DELETE /api/contents/:id/presence', 'GET /api/messages/:id/neighbours'];
