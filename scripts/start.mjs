import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProduct, findNode, installPackages, projectDir, run } from './prepare.mjs';

await installPackages();
const node = findNode();
await buildProduct(node);

const server = join(projectDir, 'dist', 'server', 'server.js');
process.env.NODE_ENV = 'production';
if (node === process.execPath) {
  // The same process goes on as the server, so that signals reach it and no parent takes memory.
  module.enableCompileCache(join(projectDir, 'dist', '.compiled'));
  await import(pathToFileURL(server).href);
} else {
  process.exitCode = await run(node, [server], {
    NODE_COMPILE_CACHE: join(projectDir, 'dist', '.compiled'),
  });
}
