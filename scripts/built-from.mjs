import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectDir } from './launch/launch.mjs';

/*
 * Which sources `dist` was built from. It runs with an older Node, before anything is installed: no
 * package, no TypeScript.
 */

/** Everything that a build reads. `tests/release/same-bytes.test.ts` builds from these files alone. */
export const BUILD_INPUTS = [
  'src',
  'database',
  'public',
  'scripts/build',
  'scripts/commands',
  'server.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const inProject = (...parts) => join(projectDir, ...parts);
const marker = inProject('dist', '.built-from');

/** Digest of {@link BUILD_INPUTS}. */
export const digestOfSources = () => digestOf(BUILD_INPUTS);

/** Whether `dist` is complete and was built from the sources as they are now. */
export function isBuilt(sources = digestOfSources()) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === sources;
}

/** A build begins: until it is complete, `dist` was built from nothing. */
export function forgetBuild() {
  rmSync(marker, { force: true });
}

/** `dist` is complete. */
export function rememberBuild(sources) {
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, sources);
}

/** Digest of files and, for folders, of all files in them except tests. */
export function digestOf(paths, more = '') {
  const hash = createHash('sha256').update(more);
  const add = (path) => {
    if (/\.test\.tsx?$/.test(path)) return;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inProject(path)))
      .update('\0');
  };
  const walk = (path) => {
    const entries = readdirSync(inProject(path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) walk(inner);
      else if (entry.isFile()) add(inner);
    }
  };
  for (const path of paths) {
    if (!existsSync(inProject(path))) continue;
    if (/\.\w+$/.test(path)) add(path);
    else walk(path);
  }
  return hash.digest('hex');
}
