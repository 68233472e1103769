import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir, stopWith } from './launch.mjs';

/** Ends with a sentence if the packages of the release were not installed. */
export function requirePackages() {
  if (existsSync(join(projectDir, 'node_modules', 'sharp'))) return;
  stopWith(
    'The packages of this release are not installed: run "npm ci --omit=dev --ignore-scripts".',
  );
}
