import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, both from source and from the built bundle. */
export const PROJECT_DIR = findProject(import.meta.dirname);

function findProject(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the program.');
  return findProject(parent);
}
