import { findNode, installPackages, run } from './prepare.mjs';

await installPackages({ development: false });
process.exitCode = await run(findNode(), ['scripts/restore.ts', ...process.argv.slice(2)]);
