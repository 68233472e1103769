import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { runCommand, runFromSources } from '../harness/run-command.ts';
import { startServer } from '../harness/server.ts';
import {
  OPEN_BRANCH_STAFF,
  publishedContent,
  type StaffClient,
  signInAt,
} from '../harness/staff-client.ts';

const BACKUP_PASSPHRASE = 'martılar kıyıda uyur';

let original: DemoServer;
let place: string;
beforeAll(async () => {
  original = await startDemoServer({ before: OPEN_BRANCH_STAFF });
  place = await makeFolder('backups');
}, DEMO_START_MS);
afterAll(async () => {
  await original.stop();
  await rm(place, { recursive: true, force: true });
});

const run = (name: string, args: string[], env: Record<string, string>, runIt = runCommand) =>
  runIt(name, args, { BACKUP_PASSPHRASE, ...env });

/** A page without the addresses and secrets of one process. */
async function pageOf(origin: string, path: string): Promise<string> {
  const reply = await fetch(origin + path);
  expect(reply.status).toBe(200);
  return (await reply.text()).replaceAll(origin, '').replace(/nonce="[^"]+"/g, '');
}

async function listApplications(staff: StaffClient) {
  const reply = await staff.call('GET', '/api/applications');
  expect(reply.status).toBe(200);
  return (await reply.json()) as { total: number; data: { id: string }[] };
}

it('a backup of a running product is restored on an empty machine and started beside the original', async () => {
  const staff = await signInAt(original.origin);
  const saved = await staff.call('POST', '/api/contents', publishedContent('Yedeklenen yazı'));
  expect(saved.status).toBe(201);
  const { DATABASE_URL, DATA_DIR } = {
    DATABASE_URL: original.databaseUrl,
    DATA_DIR: original.dataDir,
  };
  const made = await run('backup', [place], { DATABASE_URL, DATA_DIR }, runFromSources);
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^Backup \d{8}-\d{6} is in .+: [\d,]+ rows \(\d+ MB\), [\d,]+ files/,
    ),
  });

  const folder = await makeFolder('restored');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const restored = join(folder, 'data');
  await mkdir(restored, { mode: 0o755 });
  const wrong = { DATA_DIR: restored, BACKUP_PASSPHRASE: 'kıyıda martılar uyur' };
  expect(await run('restore', [place], wrong)).toMatchObject({
    code: 1,
    said: expect.stringContaining('the passphrase is wrong'),
  });
  const args = [place, '--beside-original'];
  const again = await run('restore', args, { DATA_DIR: restored }, runFromSources);
  expect(again).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Backup .+ is restored\./m),
  });
  expect((await stat(join(restored, 'field.keys'))).mode & 0o777).toBe(0o600);
  // Nothing can be restored over it.
  expect(await run('restore', [place], { DATA_DIR: restored })).toMatchObject({
    code: 1,
    said: expect.stringContaining('the database is not empty'),
  });

  const copy = await startServer({ DATA_DIR: restored, LOG_LEVEL: 'warn' });
  onTestFinished(() => copy.stop());
  for (const path of ['/', '/haberler', '/genel-baskan', '/parti-programi'])
    expect(await pageOf(copy.origin, path)).toBe(await pageOf(original.origin, path));
  const page = await pageOf(copy.origin, '/haberler');
  expect(page).toContain('Yedeklenen yazı');
  const picture = /\/media\/[^"\s,]+/.exec(page)?.[0];
  const [before, after] = await Promise.all(
    [original.origin, copy.origin].map((origin) => fetch(origin + picture)),
  );
  expect(Buffer.from(await (after as Response).arrayBuffer())).toEqual(
    Buffer.from(await (before as Response).arrayBuffer()),
  );
  // Encrypted data of applications can be read, and the audit log is whole.
  const colleague = await signInAt(copy.origin);
  const list = await listApplications(colleague);
  const path = `/api/applications/${list.data[0]?.id}`;
  const details = await Promise.all(
    [staff, colleague].map(
      async (who) => ((await (await who.call('GET', path)).json()) as { data: unknown }).data,
    ),
  );
  expect(details[1]).toEqual(details[0]);
  // An account of a branch sees what it saw, and nothing else.
  const [own, restoredOwn] = await Promise.all(
    [original.origin, copy.origin].map(async (origin) =>
      listApplications(await signInAt(origin, undefined, 'baris.elmasoglu')),
    ),
  );
  expect(restoredOwn).toEqual(own);
  expect(own?.total).toBeGreaterThan(0);
  expect(own?.total).toBeLessThan(list.total);
  expect(await run('verify-audit', [], { DATA_DIR: restored })).toMatchObject({ code: 0 });
  expect((await fetch(`${original.origin}/readyz`)).status).toBe(200);
});

it('the command says why it cannot make or restore a backup', async () => {
  const env = { DATABASE_URL: original.databaseUrl, DATA_DIR: original.dataDir };
  expect(await run('backup', [], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('name one place (npm run backup -- FOLDER), or set BACKUP_URL.'),
  });
  const folder = await makeFolder('nothing');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect(await run('restore', [folder], { DATA_DIR: join(folder, 'data') })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`there is no complete backup in ${folder}.`),
  });
  expect((await readdir(folder)).filter((name) => name === 'postgres')).toEqual([]);
});
