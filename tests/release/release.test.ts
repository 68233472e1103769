import { execFile } from 'node:child_process';
import { access, mkdir, truncate } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/build/runtime-files.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { launchServer, type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';
import { type InstalledRelease, installRelease } from './install-release.ts';

const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

let release: InstalledRelease;
let server: RunningServer;

beforeAll(async () => {
  release = await installRelease();
  await mkdir(join(release.folder, '..', 'data'));
  const start = `cd '${release.folder}' && ${release.manifest.scripts.start}`;
  const dataDir = join(release.folder, '..', 'data');
  server = await startServer({ ...ADMIN, PATH, DATA_DIR: dataDir }, 300_000, start);
}, 400_000);
afterAll(() => server?.stop());

/** `npm run NAME` in the release, as its script says. */
function command(name: string, args = ''): Promise<{ code: unknown; output: string }> {
  const env = { PATH, DATA_DIR: server.dataDir, PUBLIC_URL: server.origin } as NodeJS.ProcessEnv;
  const script = `${release.manifest.scripts[name]} ${args}`;
  return new Promise((resolve) => {
    execFile('/bin/sh', ['-c', script], { cwd: release.folder, env }, (error, out, errors) =>
      resolve({ code: error ? error.code : 0, output: out + errors }),
    );
  });
}

it('a release starts with its own packages alone and has neither sources nor tests', async () => {
  for (const part of ['src', 'tests', 'server.ts', 'node_modules/vite', 'node_modules/react'])
    await expect(access(join(release.folder, part)), part).rejects.toThrow('ENOENT');
  const home = await fetch(server.origin);
  expect(home.status).toBe(200);
  const html = await home.text();
  expect(html).toContain('Liberal Ufuk Partisi');
  expect((await fetch(`${server.origin}/dashboard`)).status).toBe(200);
  // Drawn with fonts that the server reads.
  const { pathname } = new URL(/og:image" content="([^"]+)"/.exec(html)?.[1] ?? '', server.origin);
  expect((await fetch(server.origin + pathname)).headers.get('content-type')).toMatch(/^image\//);
});

it('staff sign in, save a content and upload a picture', async () => {
  const staff = await signInAt(server.origin);
  const saved = await staff.call('POST', '/api/contents', publishedContent('Sürüm'));
  expect(saved.status).toBe(201);
  const form = new FormData();
  const create = { width: 800, height: 600, channels: 3 as const, background: '#246' };
  const picture = await sharp({ create }).png().toBuffer();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  expect((await staff.call('POST', '/api/media', form)).status).toBe(201);
});

it('its commands check the installation and make a backup', async () => {
  const backup = await command('backup', join(release.folder, '..', 'backups'));
  expect(backup.output).toMatch(/^Backup \d{8}-\d{6} is in /);
  expect(backup.code).toBe(0);
  const doctor = await command('doctor');
  expect(doctor.output).not.toContain('PROBLEM');
  expect(doctor.code).toBe(0);
});

it.each([
  ['export', '../everything.zip', /everything\.zip: \d+ MB/],
  ['import', '../nothing.xml', /there is no file/],
  ['remove-two-step', 'nobody@ufuk.test', /nobody@ufuk\.test/],
  ['restore', '../backups', /Nothing can be started from this restore/],
  ['rotate-keys', '', /Everything is encrypted with version 1/],
  ['verify-audit', '', /The audit log is whole/],
])('npm run %s %s', async (name, args, says) => {
  expect((await command(name, args)).output).toMatch(says);
});

it('package.json names a script for each command', () => {
  expect(Object.keys(release.manifest.scripts)).toEqual(['start', ...COMMANDS]);
});

it('a start that fails names the sources, also without them, and the built file without its map', async () => {
  const database = await freshDatabase();
  await runOnDatabase(String(database.config.database), 'DROP SCHEMA drizzle CASCADE');
  const program = join(release.folder, 'dist/server/server.js');
  const env = {
    DATABASE_URL: databaseUrl(database.config),
    DATA_DIR: join(release.folder, 'data'),
  };
  const fail = async () => {
    const launched = launchServer(env, false, `exec '${process.execPath}' '${program}'`);
    expect(await launched.ended).toBe(1);
    return launched.output();
  };
  expect(await fail()).toMatch(/\(src\/app\/start\.server\.ts:\d+\)/);
  await truncate(`${program}.map`, 1000);
  expect(await fail()).toMatch(/Ufuk could not start: .*\/dist\/server\/server\.js:\d+:\d+/s);
  await database.drop();
});
