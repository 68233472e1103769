import { execFile } from 'node:child_process';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makeRelease } from '../../scripts/release/make-release.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { makeFolder } from '../harness/data-folder.ts';

const run = promisify(execFile);

export interface InstalledRelease {
  folder: string;
  manifest: { scripts: Record<string, string> };
}

/**
 * Makes a release of the build in an empty folder and installs its packages: those of its own lock
 * file, copied as `npm ci --ignore-scripts` leaves them, without the Node for machines with an older
 * one.
 */
export async function installRelease(): Promise<InstalledRelease> {
  const folder = join(await makeFolder('release'), 'ufuk');
  await makeRelease(PROJECT_DIR, folder);
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  for (const name of Object.keys((await read('package-lock.json')).packages)) {
    const source = join(PROJECT_DIR, name);
    const isForOtherPlatform = !(await stat(source).catch(() => null));
    if (name === '' || isForOtherPlatform || name.startsWith('node_modules/node-')) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await run('cp', ['-a', source, join(folder, name)]);
    // Packages of npm contain no links: scripts of packages make them.
    await run('find', [join(folder, name), '-type', 'l', '-delete']);
  }
  return { folder, manifest: await read('package.json') };
}
