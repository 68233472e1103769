import { startServer } from './launch/launch.mjs';
import { buildProduct, findNode, installPackages } from './prepare.mjs';

await installPackages({ development: false });
const node = findNode();
await buildProduct(node);
await startServer(node);
