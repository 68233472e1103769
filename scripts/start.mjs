import { readFileSync } from 'node:fs';
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
  // A closed terminal asks to stop, too.
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
  module.enableCompileCache(join(projectDir, 'dist', '.compiled'));
  await import(pathToFileURL(server).href);
} else {
  const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
  // The flags of `npm start`. At most 8 MB for each half of the young generation: half the memory
  // under load, at the same speed. At least as much: V8 makes it small again while little is asked
  // for, and then collects garbage five times as often once much is.
  process.exitCode = await run(node, [...scripts.start.match(/--\S+/g), server], {
    NODE_COMPILE_CACHE: join(projectDir, 'dist', '.compiled'),
  });
}
