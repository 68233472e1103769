import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import { makeDataDisk } from '../harness/data-disk.ts';
import { makeDiskUsers } from '../harness/disk-users.ts';
import { eventually } from '../harness/eventually.ts';
import { FORM_SERVER } from '../harness/form-client.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { type SmallDisk, whyNoMount } from '../harness/small-disk.ts';
import { signInAt } from '../harness/staff-client.ts';

/** In this time PostgreSQL is tried to be started several times, in ms: the log must not grow. */
const SOME_TRIES_MS = 3000;
const noMount = whyNoMount();
const reason = noMount ? ` (skipped: ${noMount})` : '';

describe.skipIf(noMount)(`while the product runs, its disk${reason}`, () => {
  let disk: SmallDisk;
  let dataDir: string;
  let server: RunningServer;
  let users: Awaited<ReturnType<typeof makeDiskUsers>>;
  beforeAll(async () => {
    const made = await makeDataDisk();
    ({ disk, dataDir } = made);
    server = await startServer({ ...made.env, ...FORM_SERVER });
    users = await makeDiskUsers(server.origin, await signInAt(server.origin));
  });
  // For the next test or attempt, also after a failed one.
  afterEach(async () => {
    server.process.kill('SIGCONT');
    disk.setReadOnly(false);
    await disk.makeRoom();
    await eventually(async () => (await ready()).status).toBe(200);
  });
  afterAll(async () => {
    await server?.stop();
    disk?.unmount();
  });

  const linesWith = (text: string, from: number) =>
    server
      .output()
      .slice(from)
      .split('\n')
      .filter((line) => line.includes(text));
  const ready = () => fetch(`${server.origin}/readyz`);
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status;

  /** The disk fails, and works again. */
  async function expectRecovery(
    fail: () => Promise<void>,
    cause: RegExp,
    repair: () => Promise<void>,
  ): Promise<void> {
    await users.expectAccepted();
    expect(await statusOf('/')).toBe(200);
    const before = server.output().length;
    await fail();
    await users.expectRefused();
    await eventually(async () => (await ready()).status).toBe(503);
    const { missing } = (await (await ready()).json()) as { missing: string[] };
    expect(missing).toContain('disk');
    expect(await statusOf('/')).toBe(200);
    await eventually(() => linesWith('the disk cannot be written to', before)).toEqual([
      expect.stringMatching(cause),
    ]);
    await repair();
    await eventually(async () => (await ready()).status).toBe(200);
    await users.expectAccepted();
    await users.expectComplete();
  }

  it('becomes full: writing is refused, pages are served; with room all works again', async () => {
    await expectRecovery(
      () => disk.fill(),
      /only 0 MB are free/,
      () => disk.makeRoom(),
    );
  });

  it('has no room for the log of PostgreSQL, which ends: with room it is started again', async () => {
    await expectRecovery(
      async () => {
        const before = server.output().length;
        await disk.fill();
        await fillLog(dataDir);
        const failed = () => linesWith('could not be started again', before);
        await eventually(() => failed().join()).toContain('No space left on device');
        await wait(SOME_TRIES_MS);
        // Each reason once: the disk may be full for days.
        const reasons = failed().map((line) => line.replaceAll(/\d+/g, ''));
        expect(new Set(reasons).size).toBe(reasons.length);
      },
      /only 0 MB are free/,
      () => disk.makeRoom(),
    );
  });

  it('becomes read-only: writing is refused, pages are served; afterwards all works again', async () => {
    await expectRecovery(
      async () => {
        // Linux refuses this while a file is open for writing. A disk with errors does it at any
        // moment, and PostgreSQL ends at its next write.
        server.process.kill('SIGSTOP');
        const running = await findPostmaster(join(dataDir, 'postgres/cluster'));
        process.kill(running?.pid as number, 'SIGKILL');
        await eventually(() => isReadOnly(disk)).toBe(true);
        server.process.kill('SIGCONT');
      },
      /EROFS/,
      async () => disk.setReadOnly(false),
    );
  });
});

/** Makes it read-only; false while a file is open for writing. */
function isReadOnly(disk: SmallDisk): boolean {
  try {
    disk.setReadOnly(true);
    return true;
  } catch {
    return false;
  }
}

/** Writes into the write-ahead log until PostgreSQL ends, because the disk has no room for more. */
async function fillLog(dataDir: string): Promise<void> {
  const client = new pg.Client((await findRunningDatabase(dataDir)) as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  const fill = async () => {
    for (;;) await client.query(`select pg_logical_emit_message(true, '', repeat('x', 1000000))`);
  };
  await expect(fill()).rejects.toThrow(/No space left|terminated/);
}
