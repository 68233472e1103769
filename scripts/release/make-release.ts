import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials } from './bom.ts';
import { licenceTexts, refusedLicences } from './licences.ts';
import { packageFiles } from './package-files.ts';
import { releasedPackages } from './released-packages.ts';
import { finish, releaseTime } from './same-bytes.ts';

/** What a release takes as it is. */
const COPIED = [
  ...['dist/client', 'dist/files', 'dist/programs', 'dist/server', 'scripts/launch'],
  ...['deploy', 'docs/decisions', 'docs/for-other-programs.md', 'docs/openapi.json'],
  ...['docs/operations.md', 'docs/security.md', 'LICENSE', 'NOTICE'],
];

/**
 * Installing runs no script of a package and fetches no developer package. A command asks nobody for
 * newer versions of npm, and leaves no log of npm in DATA_DIR, which is the home folder of the account.
 */
const NPMRC =
  'ignore-scripts=true\nomit=dev\naudit=false\nfund=false\nupdate-notifier=false\nlogs-max=0\n';

/** What may be beside a release when an image is made of it. */
const DOCKERIGNORE = 'data\nnode_modules\ndist/.compiled\n';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export interface Release {
  folder: string;
  files: number;
  /** How many packages `npm ci` may install; each platform leaves out those of others. */
  installed: number;
  /** How many others are a part of the programs and of the files for browsers. */
  bundled: number;
  /** SHA-256 of the list of all files. */
  hash: string;
}

/** Makes a release of a built project in a new folder. `time` is that of its files, in seconds. */
export async function makeRelease(
  project: string,
  folder: string,
  time = releaseTime(project),
): Promise<Release> {
  const read = async (file: string) => JSON.parse(await readFile(join(project, file), 'utf8'));
  const built = await read('dist/packages.json');
  const ours = await read('package-lock.json');
  const { manifest, lock } = packageFiles(await read('package.json'), ours, built);
  const { packages } = lock;
  const released = releasedPackages(ours, withoutRoot(packages), built);
  const refused = refusedLicences(released);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of COPIED) await cp(join(project, path), join(folder, path), { recursive: true });
  await cp(join(project, 'scripts/release/README.md'), join(folder, 'README.md'));
  await writeFile(join(folder, 'package.json'), json(manifest));
  await writeFile(join(folder, 'package-lock.json'), json(lock));
  await writeFile(join(folder, '.npmrc'), NPMRC);
  await writeFile(join(folder, '.dockerignore'), DOCKERIGNORE);
  await writeFile(join(folder, 'bom.cdx.json'), billOfMaterials(manifest, released, ours, time));
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES.txt'), await licenceTexts(project, released));
  const installed = Object.keys(packages).length - 1;
  return {
    folder,
    installed,
    bundled: released.length - installed,
    ...(await finish(folder, time)),
  };
}

function withoutRoot<Value>({ '': _, ...packages }: Record<string, Value>): Record<string, Value> {
  return packages;
}
