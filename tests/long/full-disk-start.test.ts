import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { makeDataDisk } from '../harness/data-disk.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { launchServer, startServer } from '../harness/server.ts';
import { type SmallDisk, whyNoMount } from '../harness/small-disk.ts';

const noMount = whyNoMount();
const reason = noMount ? ` (skipped: ${noMount})` : '';

const FULL = [
  'is full',
  (disk: SmallDisk) => disk.fill(),
  (disk: SmallDisk) => disk.makeRoom(),
  /No space left|ENOSPC/,
] as const;
const READ_ONLY = [
  'is read-only',
  async (disk: SmallDisk) => disk.setReadOnly(true),
  async (disk: SmallDisk) => disk.setReadOnly(false),
  /EROFS/,
] as const;

// They wait for PostgreSQL and for the disk, so they run in parallel.
describe.skipIf(noMount)(`a start on a disk that${reason}`, { concurrent: true }, () => {
  it.for([FULL, READ_ONLY])(
    '%s ends with one sentence; afterwards it succeeds',
    { timeout: 300_000 },
    async ([_name, fail, repair, cause], { expect }) => {
      const { disk, env } = await makeDataDisk();
      const database = await freshDatabase();
      const folders = {
        used: env,
        unused: { ...env, DATA_DIR: join(disk.path, 'new') },
        otherDatabase: {
          ...env,
          DATA_DIR: join(disk.path, 'other'),
          DATABASE_URL: databaseUrl(database.config),
        },
      };
      await fail(disk);
      const launched = Object.entries(folders).map(
        ([name, each]) => [name, launchServer(each)] as const,
      );
      for (const [name, { ended, output }] of launched) {
        expect([name, await ended]).toEqual([name, 1]);
        const sentences = output()
          .trim()
          .split('\n')
          .filter((line) => !line.startsWith('{'));
        expect([name, sentences]).toEqual([name, [expect.stringMatching(cause)]]);
      }
      await repair(disk);
      for (const each of Object.values(folders)) {
        const server = await startServer(each);
        await server.stop();
        expect(server.process.exitCode).toBe(0);
        expect((await readdir(each.DATA_DIR)).filter((name) => /\.key.*\./.test(name))).toEqual([]);
      }
      await database.drop();
      disk.unmount();
    },
  );
});
