import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { type Database, openDatabase, openPool } from './client.server.ts';
import {
  findHolder,
  holdLock,
  LOCKS,
  type LockName,
  lockFor,
  tryHoldLock,
  tryLockFor,
} from './locks.server.ts';

const NAMES = Object.keys(LOCKS) as LockName[];

let database: FreshDatabase;
let db: Database;
let other: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.config, () => {}));
  other = new pg.Client({ ...database.config, application_name: 'another process' });
  await other.connect();
});
afterAll(async () => {
  await db.$client.close();
  await other.end();
  await database.drop();
});

/** What a lock locks: the keys of advisory locks that its transaction has. */
const keysOf = (name: LockName, part?: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockFor(tx, name, part);
    const { rows } = await tx.execute<{ key: string }>(sql`
      select (classid::bigint << 32 | objid::bigint)::text as key from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()`);
    return rows.map(({ key }) => key);
  });
const mayLock = (name: LockName) => db.transaction((tx) => tryLockFor(tx, name));

it('every name is a key of its own, and so is every part', async () => {
  const former = new Set(Object.values(LOCKS).map(String));
  const parts: [LockName, string?][] = [
    ['job', 'a'],
    ['job', 'b'],
  ];
  const own: string[] = [];
  for (const [name, part] of [...NAMES.map((one): [LockName] => [one]), ...parts]) {
    const keys = (await keysOf(name, part)).filter((key) => !former.has(key));
    expect(keys, name).toHaveLength(1);
    own.push(...keys);
  }
  expect(new Set(own).size).toBe(NAMES.length + 2);
  // The words of a name with a part are never those of another name.
  for (const name of NAMES)
    expect(
      NAMES.filter((one) => one.startsWith(`${name} `)),
      name,
    ).toEqual([]);
});

describe('a lock', () => {
  it('ends with the transaction', async () => {
    await db.transaction(async (tx) => {
      expect(await tryLockFor(tx, 'menu')).toBe(true);
      expect(await mayLock('menu')).toBe(false);
    });
    expect(await mayLock('menu')).toBe(true);
  });

  it('that is held ends with the connection, which has a name', async () => {
    const client = new pg.Client({ ...database.config, application_name: 'holder' });
    await client.connect();
    const connection = drizzle({ client });
    expect(await findHolder(db, 'owner')).toBeNull();
    expect(await tryHoldLock(connection, 'owner')).toBe(true);
    expect(await findHolder(db, 'owner')).toBe('holder');
    expect(await findHolder(db, 'start')).toBeNull();
    expect(await tryHoldLock(drizzle({ client: other }), 'owner')).toBe(false);
    const waiting = holdLock(drizzle({ client: other }), 'owner');
    await client.end();
    await waiting;
    expect(await findHolder(db, 'owner')).toBe('another process');
    await other.query('select pg_advisory_unlock_all()');
  });
});

describe('a lock of the release before', () => {
  const numbers = NAMES.flatMap((name) => {
    const number = LOCKS[name];
    return number === null ? [] : [[name, number] as const];
  });

  it.each(numbers)('is respected (%s)', async (name, number) => {
    await other.query('select pg_advisory_lock($1)', [number]);
    expect(await mayLock(name)).toBe(false);
    await other.query('select pg_advisory_unlock($1)', [number]);
    expect(await mayLock(name)).toBe(true);
  });
});
