import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeDurably } from '../../src/platform/write-durably.server.ts';
import { fillDataFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { expectStored } from '../harness/expect-stored.ts';
import { FORM_SERVER } from '../harness/form-client.ts';
import { makePowerDisk, type PowerDisk, whyNoPowerDisk } from '../harness/power-disk.ts';
import { killTree } from '../harness/process-tree.ts';
import { randomFrom } from '../harness/random.ts';
import { runCommand } from '../harness/run-command.ts';
import { launchServer, type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';
import { makeWriters } from '../harness/writers.ts';

const CUTS = Number(process.env.CUTS ?? 3);
/** How long people write, and how long a first start lasts, before the power is cut; in ms. */
const WRITING_MS = 1500;
const STARTING_MS = 3000;
/** A failed run is repeated with the seed in its message. */
const seed = Number(process.env.POWER_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);

const noDisk = await whyNoPowerDisk();
const reason = noDisk ? ` (skipped: ${noDisk})` : '';

describe.skipIf(noDisk)(`after a power loss${reason}`, () => {
  let disk: PowerDisk;
  let env: Record<string, string>;
  let server: RunningServer | null;
  beforeEach(async () => {
    server = null;
    disk = makePowerDisk();
    env = { ...ADMIN, ...FORM_SERVER, DEMO: 'off', DATA_DIR: join(disk.path, 'data') };
  });
  afterEach(async () => {
    if (server) await killTree(server.process);
    await disk.remove();
  });

  /** The power is cut, the machine starts again. */
  async function losePower(running: Pick<RunningServer, 'process'>): Promise<void> {
    disk.cutPower();
    await killTree(running.process);
    await disk.mountAgain();
  }

  it('a file that was written durably is there, and one that was not flushed is lost', async () => {
    const [flushed, unflushed] = [join(disk.path, 'flushed'), join(disk.path, 'unflushed')];
    await writeDurably(flushed, 'flushed', 0o600);
    await writeFile(unflushed, 'unflushed');
    expect(await readFile(unflushed, 'utf8')).toBe('unflushed');
    disk.cutPower();
    await disk.mountAgain();
    expect(await readFile(flushed, 'utf8')).toBe('flushed');
    expect(await readFile(unflushed, 'utf8').catch(() => '')).toBe('');
  });

  it(`everything that was acknowledged is there, after ${CUTS} power losses while people write`, {
    timeout: 240_000 + CUTS * 120_000,
  }, async () => {
    await fillDataFolder(env.DATA_DIR as string);
    disk.flush();
    let running = await startServer(env);
    server = running;
    const PORT = new URL(running.origin).port;
    const staff = await signInAt(running.origin);
    const { write, acknowledged } = await makeWriters(running.origin, staff);
    for (let n = 0; n < CUTS; n++) {
      const { size } = acknowledged.pictures;
      const writing = write();
      // The first picture after a start takes longest.
      await eventually(() => acknowledged.pictures.size).toBeGreaterThan(size);
      await wait(random() * WRITING_MS);
      await losePower(running);
      await writing;
      running = await startServer({ ...env, PORT });
      server = running;
    }
    await expectStored(
      running.origin,
      await signInAt(running.origin),
      acknowledged,
      `seed ${seed}`,
    );
    expect(await verifyAudit(env)).toMatch(/^The audit log is whole: \d+ events/);
  });

  it('a first start that was interrupted begins again', { timeout: 300_000 }, async () => {
    const first = launchServer(env);
    await wait(random() * STARTING_MS);
    await losePower(first);
    server = await startServer(env);
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({ status: 'ok' });
  });

  it('an installation that has just been started is there, with its keys', {
    timeout: 300_000,
  }, async () => {
    const first = await startServer(env);
    server = first;
    const staff = await signInAt(first.origin);
    await staff.call('POST', '/api/contents', publishedContent('İlk haber'));
    await losePower(first);
    server = await startServer({ ...env, ADMIN_PASSWORD: 'Baska-Bir-Parola-43' });
    await signInAt(server.origin);
    expect((await fetch(`${server.origin}/haberler/ilk-haber`)).status).toBe(200);
    expect(await verifyAudit(env)).toMatch(/^The audit log is whole: \d+ events/);
  });
});

/** What the command says, while the server runs. */
const verifyAudit = async (env: Record<string, string>) =>
  (await runCommand('verify-audit', [], env)).said;
