import { join } from 'node:path';
import { findNode, projectDir, run } from './launch.mjs';
import { requirePackages } from './require-packages.mjs';

/** `command.mjs NAME ARGUMENTS`: a command of a release. */
const [name, ...args] = process.argv.slice(2);
requirePackages();
process.exitCode = await run(findNode(), [
  join(projectDir, 'dist', 'programs', `${name}.js`),
  ...args,
]);
