import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { limitedDatabase } from '../../src/platform/branches/limited-database.server.ts';
import { prepareLimitedRole } from '../../src/platform/branches/limited-role.server.ts';
import {
  type Database,
  openDatabase,
  openPool,
} from '../../src/platform/database/client.server.ts';
import { startPgBouncer, whyNoPgBouncer } from '../harness/pgbouncer.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch, addRecords } from './records.ts';

/** Row security alone keeps the records of others away, so its absence must be noticed. */
let test: TestApp;
let userId: string;
let limited: Record<string, string>;
let national: Record<string, string>;
const OTHERS = 'Yabancıgil';

const db = () => test.app.services.db;
const run = (statement: string) => db().execute(sql.raw(statement));

beforeAll(async () => {
  test = await openTestApp();
  const ankara = await addBranch(test, 6, null);
  const izmir = await addBranch(test, 35, null);
  userId = await test.addUser('sube', 'admin', { isNational: false });
  await db().insert(userBranches).values({ userId, branchId: ankara });
  await test.addUser('genel', 'admin');
  await addRecords(test, { branchId: ankara, city: 6, district: 'Çankaya' }, 'Kendigil');
  await addRecords(test, { branchId: izmir, city: 35, district: 'Konak' }, OTHERS);
  limited = await test.signIn('sube');
  national = await test.signIn('genel');
});
afterAll(() => test.close());

/** The main lists of an account of a branch. */
const LISTS = [
  '/api/applications',
  '/api/applications/counts',
  '/api/applications/statistics?period=all',
  '/api/messages',
  '/api/contents',
  '/api/media',
  '/api/meetings',
  '/api/people',
  '/api/branches',
  '/api/auth/users',
  '/api/notifications',
];

async function ask(url: string, headers = limited) {
  const reply = await test.call({ method: 'GET', url, headers });
  return { status: reply.statusCode, tellsOfOthers: reply.body.includes(OTHERS) };
}
const repliesOf = async (headers = limited) => {
  const replies: Record<string, Awaited<ReturnType<typeof ask>>> = {};
  for (const url of LISTS) replies[url] = await ask(url, headers);
  return replies;
};
const all = (reply: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(LISTS.map((url) => [url, reply]));

describe('row security that is switched off', () => {
  // A refusal is a line of the log.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => prepareLimitedRole(db()));

  it.each(['contents', 'applications', 'application_events', 'users'])(
    'of the table %s: accounts of branches are refused, others are not',
    async (table) => {
      await run(`alter table ${table} disable row level security`);
      expect(await repliesOf()).toEqual(all({ status: 503, tellsOfOthers: false }));
      for (const url of LISTS) expect((await ask(url, national)).status, url).toBe(200);
    },
  );

  it('is switched on by the next start', async () => {
    await run('alter table contents disable row level security');
    await run('alter table contact_message_replies disable row level security');
    expect(await prepareLimitedRole(db())).toBeNull();
    expect(await repliesOf()).toEqual(all({ status: 200, tellsOfOthers: false }));
  });

  it('is switched on for a new table with a branch, too, where it then hides everything', async () => {
    await run('create table visits (branch_id uuid)');
    await run('insert into visits values (null)');
    await prepareLimitedRole(db());
    expect(await limitedDatabase(db(), userId).execute('select from visits')).toMatchObject({
      rowCount: 0,
    });
    await run('drop table visits');
  });
});

it('without the rule of a table its records are hidden, and not shown', async () => {
  await db()
    .transaction(async (tx) => {
      await tx.execute('drop policy branches on contents');
      await tx.execute(sql`select set_config('ufuk.branches', branches_of_user(${userId}::uuid)::text, true),
      set_config('role', session_user || '_limited', true)`);
      expect((await tx.execute('select from contents')).rowCount).toBe(0);
      await tx.execute(`select set_config('role', 'none', true)`);
      tx.rollback();
    })
    .catch(() => {});
  expect(await ask('/api/contents')).toEqual({ status: 200, tellsOfOthers: false });
});

/** What a connection has left of limits, asked without any. */
const left = async (of: Database) =>
  (
    await of.execute(sql`select current_user = session_user as "isOwner",
      coalesce(current_setting('ufuk.user', true), '') as user,
      coalesce(current_setting('ufuk.branches', true), '') as branches`)
  ).rows[0];
const NOTHING = { isOwner: true, user: '', branches: '' };

/** Everything that can happen to a statement of a limited account, on a pool of one connection. */
async function tryAll(whole: Database): Promise<void> {
  const own = limitedDatabase(whole, userId);
  expect((await own.execute('select from branches')).rowCount).toBe(2);
  expect(await left(whole)).toEqual(NOTHING);

  await expect(own.execute('select 1 / 0')).rejects.toThrow();
  expect(await left(whole), 'after an error').toEqual(NOTHING);

  await expect(own.execute('this is no statement')).rejects.toThrow();
  expect(await left(whole), 'after a statement that cannot be read').toEqual(NOTHING);

  const slow = own.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 20');
    await tx.execute('select pg_sleep(10)');
  });
  await expect(slow).rejects.toThrow();
  expect(await left(whole), 'after a timeout').toEqual(NOTHING);

  const thrown = own.transaction(async (tx) => {
    await tx.execute('select from branches');
    throw new Error('left');
  });
  await expect(thrown).rejects.toThrow('left');
  expect(await left(whole), 'after an operation that failed').toEqual(NOTHING);
}

describe('nothing of the limits stays on a connection', () => {
  it.for([
    ['of the database', null],
    [
      'of PgBouncer',
      ['pool_mode = session', 'ignore_startup_parameters = extra_float_digits, statement_timeout'],
    ],
    [
      'of PgBouncer that gives each transaction another one',
      [
        'pool_mode = transaction',
        'default_pool_size = 1',
        'ignore_startup_parameters = extra_float_digits, statement_timeout',
      ],
    ],
  ] as const)('%s', async ([, settings], { skip }) => {
    if (settings && whyNoPgBouncer) skip(whyNoPgBouncer);
    const pooler = settings && (await startPgBouncer(test.database.config, [...settings]));
    const config = pooler ? { connectionString: pooler.url } : test.database.config;
    const pool = openPool({ ...config, max: 1 }, () => {});
    try {
      await tryAll(openDatabase(pool));
    } finally {
      await pool.close();
      await pooler?.stop();
    }
  });

  it('of a download that its reader breaks off', async () => {
    const origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
    const reader = new AbortController();
    const reply = await fetch(`${origin}/api/applications/export`, {
      method: 'POST',
      headers: { ...limited, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'csv', filter: {}, withNumbers: false, reason: 'Sınama.' }),
      signal: reader.signal,
    });
    expect(reply.status).toBe(200);
    reader.abort();
    const found = await Promise.all(Array.from({ length: 30 }, () => left(db())));
    expect(found).toEqual(found.map(() => NOTHING));
  });
});
