import { findNode, installPackages, run } from './prepare.mjs';

await installPackages();
process.exitCode = await run(findNode(), ['scripts/remove-two-step.ts', ...process.argv.slice(2)]);
