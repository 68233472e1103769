import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PROJECT_DIR } from '../src/platform/project.server.ts';
import { launchBrowser } from './harness/browser.ts';
import { findFreePort } from './harness/free-port.ts';
import { openPage } from './harness/watched-page.ts';

/** The files that `npm run dev` reads. They are copied, because the test changes a source file. */
const PARTS = ['src', 'scripts', 'tests/harness', 'database', 'public', 'package.json'];
const CONFIGS = ['vite.config.ts', 'tsconfig.json', 'server.ts'];

let folder: string;
let origin: string;
let dev: ChildProcess;
let browser: Browser;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-dev-'));
  // PostgreSQL runs under another account.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'data'));
  for (const part of [...PARTS, ...CONFIGS]) {
    await cp(join(PROJECT_DIR, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.includes('/demo/pictures') && !path.includes('.test.'),
    });
  }
  await symlink(join(PROJECT_DIR, 'node_modules'), join(folder, 'node_modules'));
  const port = String(await findFreePort());
  origin = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['scripts/dev/serve.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: join(folder, 'data'), DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  browser = await launchBrowser();
  await vi.waitFor(() => expect(output).toContain('Ufuk (development) is at'), 180_000);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  if (dev && dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

const databaseProcess = () =>
  readFile(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8');

it('after an edit of a server file the open page reloads with the change, under the production CSP and on the same PostgreSQL', async () => {
  const before = await databaseProcess();
  const { page, faults, close } = await openPage(browser);
  const [reply] = await Promise.all([
    page.goto(`${origin}/baskanlik-divani`),
    // Logged by Vite's client, which reloads the page.
    page.waitForEvent('console', (message) => message.text().includes('connected.')),
  ]);
  expect(reply?.headers()['content-security-policy']).toContain("style-src 'self'");
  await page.getByText('Bu kurulun üyeleri henüz girilmedi.').waitFor();

  const texts = join(folder, 'src/features/people/text/tr.ts');
  const source = await readFile(texts, 'utf8');
  await writeFile(texts, source.replace('üyeleri henüz girilmedi', 'üyeleri yakında girilecek'));
  await page.getByText('Bu kurulun üyeleri yakında girilecek.').waitFor();

  await page.goto(`${origin}/auth/login`);
  await page.getByRole('button', { name: 'Giriş yap' }).waitFor();
  // A CSP violation is an error on the console.
  expect(faults).toEqual([]);
  expect(await databaseProcess()).toBe(before);
  await close();
});
