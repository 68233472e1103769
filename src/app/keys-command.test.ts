import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../tests/harness/database-url.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/harness/fresh-database.ts';
import { fieldKeysVariable, testFieldKeys } from '../../tests/harness/keys.ts';
import { runCommand, runFromSources } from '../../tests/harness/run-command.ts';
import { openDatabase, openPool } from '../platform/database/client.server.ts';
import { openKeyring } from '../platform/encryption/open-keyring.server.ts';

let database: FreshDatabase;
let folder: string;
const open = async (...versions: number[]) => {
  const pool = openPool(database.config, () => {});
  await openKeyring(openDatabase(pool), testFieldKeys(...versions)).finally(() => pool.end());
};
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ufuk-keys-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs the command as an administrator of the machine does. */
const rotate = (versions: number[], args: string[] = [], run = runCommand) =>
  run('rotate-keys', args, {
    DATABASE_URL: databaseUrl(database.config),
    // As root, the command makes another account the owner of this folder.
    DATA_DIR: folder,
    FIELD_KEYS: fieldKeysVariable(...versions),
  });

it('the command that rotates keys prints which keys can be removed, or what to do first', async () => {
  await open(1);
  expect(await rotate([1])).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^Everything is encrypted with version 1, the only one .*docs\/operations\.md\.\n$/,
    ),
  });
  expect(await rotate([1, 2], [], runFromSources)).toMatchObject({
    code: 0,
    said: 'Everything is encrypted with version 2. Version 1 can be removed from FIELD_KEYS.\n',
  });
  expect(await rotate([1])).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^The keys were not rotated: .*version 2 of FIELD_KEYS, which is missing/,
    ),
  });
  await open(2);
  expect(await rotate([3], ['--keys-are-lost'])).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^All values encrypted with the lost keys have been given up\.\n/),
  });
  await open(3);
});
