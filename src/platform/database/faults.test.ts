import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/test-database.ts';
import { isDatabaseDown } from './faults.server.ts';

const fresh = testDatabase();

/** The error of a statement that the server answers with this SQLSTATE. */
const failWith = (state: string): Promise<unknown> =>
  fresh.db
    .execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`))
    .catch((error) => error);

describe('an error after which the same request may succeed later', () => {
  it.each([
    ['too many connections', '53300'],
    ['a full disk of the database', '53100'],
    ['no memory', '53200'],
    ['a database that starts or stops', '57P03'],
    ['a statement that took too long', '57014'],
    ['a lock that was waited for too long', '55P03'],
  ])('%s', async (_name, state) => {
    expect(isDatabaseDown(await failWith(state))).toBe(true);
  });

  it('a database that is read-only since a failover', async () => {
    const write = fresh.db.transaction((tx) => tx.execute(sql`create table a (b int)`), {
      accessMode: 'read only',
    });
    expect(isDatabaseDown(await write.catch((error) => error))).toBe(true);
  });

  it('a full disk of this machine, and a socket of the database that is gone', () => {
    const failed = (code: string, syscall: string) => Object.assign(new Error(), { code, syscall });
    expect(isDatabaseDown(failed('ENOSPC', 'write'))).toBe(true);
    expect(isDatabaseDown(failed('ENOENT', 'connect'))).toBe(true);
  });
});

it('a wrong statement, a value that is there already and a missing file are not such errors', async () => {
  expect(isDatabaseDown(await fresh.db.execute('select nothing').catch((error) => error))).toBe(
    false,
  );
  expect(isDatabaseDown(await failWith('23505'))).toBe(false);
  const missing = Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' });
  expect(isDatabaseDown(missing)).toBe(false);
});
