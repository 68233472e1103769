import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../tests/harness/test-database.ts';
import { temporaryFault } from './temporary-fault.server.ts';

const fresh = testDatabase();
const failWith = (state: string, message = '') =>
  fresh.db
    .execute(sql.raw(`do $$ begin raise exception '${message}' using errcode = '${state}'; end $$`))
    .catch((error) => error);
const withCode = (code: string, syscall = 'open') =>
  Object.assign(new Error(code), { code, syscall, path: '/data/uploads' });

it('a full disk is 507, also when another error contains it', async () => {
  const full = await writeFile('/dev/full', 'x').catch((error) => error);
  for (const error of [full, new Error('write', { cause: full })])
    expect(temporaryFault(error)).toEqual({
      status: 507,
      code: 'storageFull',
      reason: 'the disk is full (ENOSPC write)',
    });
});

it('a full disk of the database is 507', async () => {
  expect(temporaryFault(await failWith('53100'))).toMatchObject({
    status: 507,
    reason: 'the disk is full (53100)',
  });
});

it.each(['EROFS', 'EACCES', 'EPERM', 'EIO'])(
  'a file that cannot be used (%s) is 503, with its path in the reason',
  (code) => {
    expect(temporaryFault(withCode(code))).toEqual({
      status: 503,
      code: 'unavailable',
      reason: `a file or folder cannot be used (${code} open /data/uploads)`,
    });
  },
);

it('too many open files are 503, in this process and in the database', async () => {
  expect(temporaryFault(withCode('EMFILE'))).toMatchObject({
    status: 503,
    reason: 'too many open files (EMFILE open /data/uploads)',
  });
  expect(temporaryFault(await failWith('53000'))?.status).toBe(503);
});

it('a read-only disk of the database is 503, a missing right in the database is not', async () => {
  const readOnly = 'could not open file "base/1/2": Read-only file system';
  expect(temporaryFault(await failWith('42501', readOnly))?.status).toBe(503);
  expect(temporaryFault(await failWith('42501', 'permission denied'))).toBeNull();
});

it('a file that is missing or is a folder, and a refused address, are no temporary faults', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ufuk-fault-'));
  await mkdir(join(folder, 'inside'));
  for (const name of ['inside', 'nowhere/file'])
    expect(
      temporaryFault(await writeFile(join(folder, name), 'x').catch((error) => error)),
    ).toBeNull();
  await rm(folder, { recursive: true });
  expect(temporaryFault(withCode('EACCES', 'connect'))).toBeNull();
  expect(temporaryFault(new Error('other'))).toBeNull();
});
