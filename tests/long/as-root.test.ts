import { readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import { canRead, isRoot, NOBODY, ROOT, usersBelow } from '../harness/accounts.ts';
import { eventually } from '../harness/eventually.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const ENTRY = new URL('../../dist/server/server.js', import.meta.url).pathname;
const SERVICE = 'ufuk-service';
const isOpenToAll = isRoot && canRead(NOBODY, ENTRY);

const uidOf = (name: string) =>
  Number(new RegExp(`^${name}:[^:]*:(\\d+)`, 'm').exec(readFileSync('/etc/passwd', 'utf8'))?.[1]);

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp('/tmp/ufuk-as-root-');
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const env = (more: Record<string, string> = {}) => ({
  ...ADMIN,
  DEMO: 'off',
  DATA_DIR: dataDir,
  ...more,
});

describe.runIf(isOpenToAll)('started as root', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(env({ PORT: String(await freePortOfRoot()) }));
  });
  afterAll(() => server.stop());

  it('the product listens on a port below 1024, then neither it nor PostgreSQL runs as root', async () => {
    expect((await fetch(server.origin)).status).toBe(200);
    expect(usersBelow(server.process.pid)).toEqual(new Set([uidOf(SERVICE)]));
    const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(server.output()).not.toContain('goes on as root');
  });

  it('a picture and content are stored', async () => {
    const staff = await signInAt(server.origin);
    expect((await staff.call('POST', '/api/contents', publishedContent('Kökten'))).status).toBe(
      201,
    );
    const form = new FormData();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(png)]), 'red.png');
    expect((await staff.call('POST', '/api/media', form)).status).toBe(201);
  });

  it('PostgreSQL is started again after it was killed', async () => {
    const cluster = join(dataDir, 'postgres/cluster');
    const { pid = 0 } = (await findPostmaster(cluster)) ?? {};
    process.kill(pid, 'SIGKILL');
    await eventually(async () => (await findPostmaster(cluster))?.pid).not.toBe(pid);
    await eventually(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(usersBelow(server.process.pid)).toEqual(new Set([uidOf(SERVICE)]));
    // Messages of PostgreSQL are in the log of the product.
    await eventually(() => server.output()).toMatch(
      /^\{"level":50,.*"postgres":"LOG: database system was not properly shut down/m,
    );
  });

  it('files of root and nobody from an earlier version are used again', async () => {
    await server.stop();
    for (const name of ['.', ...(await readdir(dataDir, { recursive: true }))]) {
      const owner = name.startsWith('postgres/cluster') ? NOBODY : ROOT;
      await chown(join(dataDir, name), owner, owner);
    }
    server = await startServer(env());
    const staff = await signInAt(server.origin);
    expect((await staff.call('POST', '/api/contents', publishedContent('Sonra'))).status).toBe(201);
    expect((await fetch(`${server.origin}/haberler/kokten`)).status).toBe(200);
    expect(usersBelow(server.process.pid)).toEqual(new Set([uidOf(SERVICE)]));
    expect(await stat(join(dataDir, 'field.keys'))).toMatchObject({ uid: uidOf(SERVICE) });
  });
});

it.runIf(isRoot)(
  'in a private folder Ufuk stays root and logs this, PostgreSQL does not run as root',
  async () => {
    const closed = await mkdtemp('/tmp/ufuk-private-');
    const server = await startServer(env({ DATA_DIR: join(closed, 'data') }));
    try {
      expect(server.output()).toMatch(
        /Ufuk goes on as root, because the account "ufuk-service" cannot use/,
      );
      expect(usersBelow(server.process.pid)).toEqual(new Set([ROOT, uidOf(SERVICE)]));
    } finally {
      await server.stop();
      const home = await realpath(join(closed, 'data/postgres'));
      expect(home).toMatch(/^\/var\/lib\/ufuk\//);
      for (const one of [home, closed]) await rm(one, { recursive: true });
    }
  },
);

/** A free port below 1024. */
async function freePortOfRoot(): Promise<number> {
  for (let port = 1023; port > 600; port--) {
    const probe = createServer();
    const isFree = await new Promise((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
  throw new Error('no free port');
}
