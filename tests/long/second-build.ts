import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_INPUTS } from '../../scripts/built-from.mjs';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';

const run = promisify(execFile);

/** What a build reads, and what a release takes besides. */
const PARTS = [
  ...BUILD_INPUTS,
  'scripts/launch',
  'scripts/release',
  'docs',
  'deploy',
  'LICENSE',
  'NOTICE',
];

/**
 * Builds a copy of the project in another folder, with packages of its own: links to the same bytes,
 * which needs the same file system. `remove` deletes it.
 */
export async function buildSecond(): Promise<{ folder: string; remove(): Promise<void> }> {
  const results = join(PROJECT_DIR, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'another-folder-'));
  for (const part of PARTS)
    await cp(join(PROJECT_DIR, part), join(folder, part), { recursive: true });
  await run('cp', ['-al', join(PROJECT_DIR, 'node_modules'), folder]);
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  // Another time zone and language.
  const env = { PATH: process.env.PATH, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8' };
  await run(process.execPath, args, { cwd: folder, env: env as NodeJS.ProcessEnv });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
