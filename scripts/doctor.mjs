import { findNode, installPackages, run } from './prepare.mjs';

await installPackages({ development: false });
process.exitCode = await run(findNode(), ['scripts/doctor.ts', ...process.argv.slice(2)]);
