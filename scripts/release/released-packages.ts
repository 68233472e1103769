import type { BuiltPackages } from '../build/bundled-packages.ts';
import { type LockedPackage, type LockFile, nameOf } from './lock-file.ts';

/** Packages of which files are copied into the sources: fonts and icons. */
const COPIED = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/public-sans',
  '@tabler/icons-react',
];

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
    const name = nameOf(folder);
    const id = `${name}@${locked.version}`;
    if (!found.has(id)) found.set(id, { name, folder, locked, as });
  };
  for (const folder of Object.keys(installed)) add(folder, 'installed');
  for (const folder of built.bundled) add(folder, 'bundled');
  for (const name of COPIED) add(`node_modules/${name}`, 'bundled');
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
