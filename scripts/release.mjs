import { buildProduct, findNode, installPackages, run } from './prepare.mjs';

await installPackages();
const node = findNode();
await buildProduct(node);
process.exitCode = await run(node, ['scripts/release/make.ts', ...process.argv.slice(2)]);
