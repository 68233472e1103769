import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFiles } from './package-files.ts';
import { finish, releaseTime } from './same-bytes.ts';

/** What a release takes as it is. */
const COPIED = [
  ...['dist/client', 'dist/files', 'dist/programs', 'dist/server', 'scripts/launch'],
  ...['deploy', 'docs/decisions', 'docs/for-other-programs.md', 'docs/openapi.json'],
  ...['docs/operations.md', 'docs/security.md', 'LICENSE', 'NOTICE'],
];

/** Installing runs no script of a package and fetches no developer package. */
const NPMRC = 'ignore-scripts=true\nomit=dev\naudit=false\nfund=false\n';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export interface Release {
  folder: string;
  files: number;
  /** How many packages `npm ci` may install; each platform leaves out those of others. */
  packages: number;
  /** SHA-256 of the list of all files. */
  hash: string;
}

/** Makes a release of a built project in a new folder. */
export async function makeRelease(project: string, folder: string): Promise<Release> {
  const read = async (file: string) => JSON.parse(await readFile(join(project, file), 'utf8'));
  const built = await read('dist/packages.json');
  const { manifest, lock } = packageFiles(
    await read('package.json'),
    await read('package-lock.json'),
    built,
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of COPIED)
    await cp(join(project, path), join(folder, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  await cp(join(project, 'scripts/release/README.md'), join(folder, 'README.md'));
  await writeFile(join(folder, 'package.json'), json(manifest));
  await writeFile(join(folder, 'package-lock.json'), json(lock));
  await writeFile(join(folder, '.npmrc'), NPMRC);
  const packages = Object.keys(lock.packages).length - 1;
  return { folder, packages, ...(await finish(folder, releaseTime(project))) };
}
