import { afterAll, beforeAll, expect, it } from 'vitest';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch, addRecords, type Records } from './records.ts';
import { pathWith, RIGHTS, recordOf, SOMETHING, sentWith } from './routes.ts';

/**
 * What an admin and an editor of one branch can do with every call of the API. The file
 * `table-of-calls.json` has a line for each; `npm test -- -u` writes it, and a review sees what changes.
 *
 * `own`: records of the branch, those of others have the reply 404. `yes`: the call is about no record of a
 * branch, or changes nothing. `no`: 403. `nothing`: 404, because the test has no such record.
 */
type Reach = 'own' | 'yes' | 'no' | 'nothing' | 'no session';
const ROLES = ['admin', 'editor'] as const;
type Role = (typeof ROLES)[number];

let test: TestApp;
let ankara: string;
let own: Records;
let others: Records;
const found: Record<string, string> = {};

beforeAll(async () => {
  test = await openTestApp();
  ankara = await addBranch(test, 6, null);
  const izmir = await addBranch(test, 35, null);
  for (const role of ROLES) {
    const userId = await test.addUser(role, role, { isNational: false });
    await test.app.services.db.insert(userBranches).values({ userId, branchId: ankara });
  }
  own = await addOwn();
  others = await addRecords(test, { branchId: izmir, city: 35, district: 'Konak' }, 'Yabancı');
  for (const route of Object.keys(RIGHTS)) {
    const reaches: string[] = [];
    for (const role of ROLES) reaches.push(`${role}: ${await reachOf(route, role)}`);
    found[route] = reaches.join(', ');
  }
});
afterAll(() => test.close());

let added = 0;
const addOwn = () =>
  addRecords(test, { branchId: ankara, city: 6, district: 'Çankaya' }, `Kendi${++added}`);

const sessions = new Map<Role, Record<string, string>>();
async function sessionOf(role: Role) {
  const open = sessions.get(role) ?? (await test.signIn(role));
  sessions.set(role, open);
  return open;
}

/** The status, or null for what depends on the record and the fields. */
async function statusOf(route: string, role: Role, id: string): Promise<number | null> {
  const { headers, ...sent } = sentWith(route);
  const method = route.split(' ')[0] as 'GET';
  const isStream = route.endsWith('/stream');
  const reply = await test.call({
    method,
    url: pathWith(route, id),
    // A network of its own for each request, so that no rate limit is reached.
    remoteAddress: `10.${ROLES.indexOf(role)}.${Object.keys(RIGHTS).indexOf(route) % 250}.1`,
    ...sent,
    headers: { ...(await sessionOf(role)), ...headers },
    // It would never end.
    payloadAsStream: isStream,
  });
  if (isStream) reply.stream().destroy();
  if (route === 'POST /api/auth/logout') sessions.delete(role);
  if (reply.statusCode >= 500) throw new Error(`${route}: ${reply.body}`);
  return [401, 403, 404].includes(reply.statusCode) ? reply.statusCode : null;
}

async function reachOf(route: string, role: Role): Promise<Reach | string> {
  const kind = recordOf(route);
  if (!kind || !route.includes(':id')) return wordFor(await statusOf(route, role, SOMETHING));
  const foreign = wordFor(await statusOf(route, role, others[kind]));
  // What was changed or deleted by the calls before would have another reply.
  const records = route.startsWith('GET ') ? own : await addOwn();
  const reach = wordFor(await statusOf(route, role, records[kind]));
  if (reach === foreign) return reach;
  return reach === 'yes' && foreign === 'nothing' ? 'own' : `${reach} (others: ${foreign})`;
}

function wordFor(status: number | null): Reach {
  if (status === 401) return 'no session';
  if (status === 403) return 'no';
  return status === 404 ? 'nothing' : 'yes';
}

it('has a line for every call of the API', async () => {
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot('table-of-calls.json');
});

/** As written in the table of roles of the specification. */
const NATIONAL = [
  'wholeParty',
  'site',
  'pages',
  'audit',
  'privacy',
  'transfer',
  'webhooks',
  'visits',
];
const OF_ADMINS = [
  'users',
  'branches',
  'meetings',
  'people',
  'identityNumbers',
  'applicationDecisions',
];

it('closes what concerns the whole party to both, and what is for admins to editors', () => {
  const linesOf = (rights: string[]) =>
    Object.entries(RIGHTS)
      .filter(([, row]) => rights.includes(row.split(':')[0] as string))
      .map(([route]) => found[route]);
  expect([...new Set(linesOf(NATIONAL))]).toEqual(['admin: no, editor: no']);
  expect(linesOf(OF_ADMINS).filter((line) => !line?.endsWith('editor: no'))).toEqual([]);
  expect(linesOf(OF_ADMINS)).toContain('admin: own, editor: no');
});
