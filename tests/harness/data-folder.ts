import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.server.ts';
import { migrate } from '../../src/platform/database/migrate.server.ts';
import { oneAtATime } from './run-on-database.ts';

const PREPARING = 7_305_901;

/** An empty folder that every account may pass; the end of the run removes it with all others. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(inject('folders'), `${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Puts an embedded database into the data folder `folder`, as the first start leaves it: migrated,
 * without any row. It is a copy of one that is made once a run, which takes a tenth of the time.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  const prepared = await prepare();
  await mkdir(folder, { recursive: true });
  // With their owners: where this is root, PostgreSQL has an account of its own.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
}

/** Test files run side by side: the first one that needs it makes it, the others wait. */
function prepare(): Promise<string> {
  const folder = join(inject('folders'), 'prepared');
  return oneAtATime(PREPARING, async () => {
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
