import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.server.ts';
import { migrate } from '../../src/platform/database/migrate.server.ts';
import { oneAtATime } from './run-on-database.ts';

/** An empty folder that every account may read. It is removed at the end of the test run. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(inject('folders'), `${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Puts an embedded database into the data folder `folder`, in the state after a first start:
 * migrated, without rows. It is copied from one that is made once per test run, which takes a tenth
 * of the time.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  const prepared = await prepareOnce();
  await mkdir(folder, { recursive: true });
  // Keeps the owners: when the tests run as root, PostgreSQL has an account of its own.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
}

/** Test files run in parallel: the first one that needs the folder makes it, the others wait. */
function prepareOnce(): Promise<string> {
  const folder = join(inject('folders'), 'prepared');
  return oneAtATime('data folder', async () => {
    if (await stat(folder).catch(() => null)) return folder;
    const unfinished = `${folder}-unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    const dataDir = unfinished;
    const database = await openEmbeddedDatabase({ dataDir, log: () => {}, isVolatile: true });
    await migrate(database.pool).finally(() => database.stop());
    await rename(unfinished, folder);
    return folder;
  });
}
