import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, lutimes, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuiltPackages } from '../build/bundled-packages.ts';
import { COMMANDS } from '../build/runtime-files.ts';
import { billOfMaterials } from './bom.ts';
import { licenceTexts, refusedLicences } from './licences.ts';
import { type LockedPackage, type LockFile, packagesBelow, releasedPackages } from './lock-file.ts';

/** Found by their path, not imported. */
const FOUND_BY_PATH = ['@ip-location-db/geo-whois-asn-country-mmdb'];

/** For sources that are in no repository: the first second that a ZIP can name. */
const UNKNOWN_TIME = 315_532_800;

/** What a release takes as it is. */
const COPIED = [
  'dist/client',
  'dist/files',
  'dist/programs',
  'dist/server',
  'scripts/launch',
  'deploy',
  'docs/decisions',
  'docs/for-other-programs.md',
  'docs/openapi.json',
  'docs/operations.md',
  'docs/security.md',
  'LICENSE',
  'NOTICE',
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

interface Release {
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

/** The time of all files of a release, in seconds: SOURCE_DATE_EPOCH, or that of the commit. */
function releaseTime(project: string): number {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given && /^\d+$/.test(given)) return Number(given);
  try {
    const args = ['-C', project, 'log', '-1', '--format=%ct'];
    const output = execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(output) || UNKNOWN_TIME;
  } catch {
    return UNKNOWN_TIME;
  }
}

/** The files of a folder, in the order of their names. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Writes SHA256SUMS, and gives all files the same time and mode for every machine and umask.
 * @returns the number of files and the SHA-256 of SHA256SUMS, which stands for all of them
 */
async function finish(folder: string, time: number): Promise<{ files: number; hash: string }> {
  const sums: string[] = [];
  const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
  const files = await filesIn(folder);
  for (const file of files) sums.push(`${digest(await readFile(join(folder, file)))}  ${file}\n`);
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const file of [...files, 'SHA256SUMS']) await chmod(join(folder, file), 0o644);
  for (const { parentPath, name } of folders) await chmod(join(parentPath, name), 0o755);
  await chmod(folder, 0o755);
  for (const { parentPath, name } of entries) await lutimes(join(parentPath, name), time, time);
  await lutimes(join(folder, 'SHA256SUMS'), time, time);
  await lutimes(folder, time, time);
  return { files: files.length + 1, hash: digest(sums.join('')) };
}

interface Project {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** package.json and package-lock.json of a release: what the built programs need beside themselves. */
export function packageFiles(project: Project, lock: LockFile, built: BuiltPackages) {
  const version = (name: string) =>
    (lock.packages[`node_modules/${name}`] as LockedPackage).version;
  const versions = (names: string[]) =>
    Object.fromEntries(names.sort().map((name) => [name, version(name)]));
  const dependencies = versions([...built.imported, ...FOUND_BY_PATH]);
  // For each platform: PostgreSQL, and a Node for machines whose own is older.
  const optionalDependencies = versions(Object.keys(project.optionalDependencies));
  const packages = packagesBelow(lock, [
    ...Object.keys(dependencies),
    ...Object.keys(optionalDependencies),
  ]);
  const withScripts = Object.keys(packages).filter((folder) => packages[folder]?.hasInstallScript);
  const { name, description, license, engines } = project;
  const head = { name, version: project.version };
  const needed = { dependencies, optionalDependencies };
  const manifest = {
    ...head,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    scripts: {
      start: project.scripts.start?.replace('scripts/start.mjs', 'scripts/launch/start.mjs'),
      ...Object.fromEntries(
        COMMANDS.map((command) => [command, `exec node scripts/launch/command.mjs ${command}`]),
      ),
    },
    ...needed,
    // The server does itself what these do.
    allowScripts: Object.fromEntries(
      withScripts.map((folder) => [folder.replace('node_modules/', ''), false]),
    ),
  };
  const { lockfileVersion } = lock;
  const root = { ...head, license, ...needed, engines };
  return {
    manifest,
    lock: { ...head, lockfileVersion, requires: true, packages: { '': root, ...packages } },
  };
}
