import type { BuiltPackages } from '../build/bundled-packages.ts';

/** Packages of which files are copied into the sources: fonts and icons. */
const COPIED = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/public-sans',
  '@tabler/icons-react',
];

/** A package in package-lock.json, by its folder. */
export interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [more: string]: unknown;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
  [more: string]: unknown;
}

/** `@a/b` of `node_modules/c/node_modules/@a/b`. */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The folder in which Node finds a package from another one; null: it is not in the lock file. */
export function findPackage(
  packages: LockFile['packages'],
  from: string,
  name: string,
): string | null {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
    const folder = `${base}/node_modules/${name}`;
    if (packages[folder]) return folder;
    if (!base.includes('/node_modules/')) break;
  }
  const folder = `node_modules/${name}`;
  return packages[folder] ? folder : null;
}

/** The packages by these names and everything that they need, as the lock file has them. */
export function packagesBelow(
  { packages }: LockFile,
  names: readonly string[],
): Record<string, LockedPackage> {
  const found = new Set<string>(names.map((name) => `node_modules/${name}`));
  for (const folder of found) {
    const locked = packages[folder];
    if (!locked) throw new Error(`package-lock.json has no ${folder}.`);
    const { peerDependenciesMeta: meta = {}, peerDependencies: peers = {} } = locked;
    const needed = { ...locked.dependencies, ...locked.optionalDependencies };
    const required = Object.keys(peers).filter((name) => !meta[name]?.optional);
    for (const name of [...Object.keys(needed), ...required]) {
      const inner = findPackage(packages, folder, name);
      if (inner) found.add(inner);
      else if (!locked.optionalDependencies?.[name])
        throw new Error(`package-lock.json has no ${name}, which ${folder} needs.`);
    }
  }
  return Object.fromEntries(
    [...found].sort().map((folder) => {
      const { dev: _, devOptional: __, ...locked } = packages[folder] as LockedPackage;
      return [folder, locked as LockedPackage];
    }),
  );
}

/** A package of which a release contains or installs something. */
export interface ReleasedPackage {
  name: string;
  /** In our node_modules; packages for other platforms are not there. */
  folder: string;
  locked: LockedPackage;
  /** Installed beside the programs, or a part of their files. */
  as: 'installed' | 'bundled';
}

/** Everything of others in a release, in the order of names, each version once. */
export function releasedPackages(
  lock: LockFile,
  installed: Record<string, LockedPackage>,
  built: BuiltPackages,
): ReleasedPackage[] {
  const found = new Map<string, ReleasedPackage>();
  const add = (folder: string, as: ReleasedPackage['as']) => {
    const locked = lock.packages[folder];
    if (!locked) throw new Error(`package-lock.json has no ${folder}.`);
    const name = packageName(folder);
    const id = `${name}@${locked.version}`;
    if (!found.has(id)) found.set(id, { name, folder, locked, as });
  };
  for (const folder of Object.keys(installed)) add(folder, 'installed');
  for (const folder of built.bundled) add(folder, 'bundled');
  for (const name of COPIED) add(`node_modules/${name}`, 'bundled');
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
