import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder with package.json: of the project, or of a release. */
export const PROJECT_DIR = findProject(import.meta.dirname);

/** Node runs the sources as .ts, and the files of the build as .js. */
const IS_BUILT = import.meta.filename.endsWith('.js');

/** What the program consists of, apart from packages, below {@link PROJECT_DIR}. */
export const PROGRAM_FOLDERS = IS_BUILT
  ? ['dist/client', 'dist/files', 'dist/programs', 'dist/server']
  : ['database', 'src'];

/**
 * A file or folder that the program reads while it runs, by its path in the project. The build copies
 * those that `scripts/build/runtime-files.ts` lists.
 */
export function runtimeFile(path: string): string {
  return IS_BUILT ? join(PROJECT_DIR, 'dist/files', builtName(path)) : join(PROJECT_DIR, path);
}

/**
 * The code of a thread or of another process, by the path of its source. The build bundles those that
 * `scripts/build/runtime-files.ts` lists.
 */
export function runtimeProgram(source: string): string {
  if (!IS_BUILT) return join(PROJECT_DIR, source);
  return join(PROJECT_DIR, 'dist/programs', `${basename(source).split('.')[0]}.js`);
}

/** The path of a runtime file in `dist/files`. */
export function builtName(path: string): string {
  return path.replace(/^src\//, '');
}

function findProject(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the program.');
  return findProject(parent);
}
