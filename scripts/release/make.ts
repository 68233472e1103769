import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { makeRelease } from './make-release.ts';

/*
 * `npm run release -- [FOLDER]`: makes a release of the built project, by default in
 * `release/ufuk-VERSION`. docs/operations.md says how it is installed.
 */

const { version } = JSON.parse(await readFile(join(PROJECT_DIR, 'package.json'), 'utf8'));
const [given] = process.argv.slice(2);
const folder = given
  ? resolve(process.env.INIT_CWD ?? '', given)
  : join(PROJECT_DIR, 'release', `ufuk-${version}`);
const { files, installed, bundled, hash } = await makeRelease(PROJECT_DIR, folder);
process.stdout.write(
  `${folder}: ${files} files, ${bundled} bundled packages, ${installed} to install (for all platforms); SHA-256 of SHA256SUMS: ${hash}\n`,
);
