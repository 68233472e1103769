import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProduct, findNode, installPackages, projectDir, run } from './prepare.mjs';
import { V8_FLAGS } from './v8-flags.mjs';

await installPackages();
const node = findNode();
await buildProduct(node);

const server = join(projectDir, 'dist', 'server', 'server.js');
process.env.NODE_ENV = 'production';
if (node === process.execPath) {
  // The same process goes on as the server, so that signals reach it and no parent takes memory.
  // A closed terminal asks to stop, too.
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
  module.enableCompileCache(join(projectDir, 'dist', '.compiled'));
  await import(pathToFileURL(server).href);
} else {
  process.exitCode = await run(node, [...V8_FLAGS, server], {
    NODE_COMPILE_CACHE: join(projectDir, 'dist', '.compiled'),
  });
}
