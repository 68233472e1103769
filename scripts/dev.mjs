import { findNode, installPackages, run } from './prepare.mjs';

await installPackages();
process.exitCode = await run(findNode(), ['scripts/dev/serve.ts']);
