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
  keepDraining();
  module.enableCompileCache(join(projectDir, 'dist', '.compiled'));
  await import(pathToFileURL(server).href);
} else {
  // The flag is the one of `npm start` in package.json: half the memory under load, at the same speed.
  process.exitCode = await run(node, ['--max-semi-space-size=8', server], {
    NODE_COMPILE_CACHE: join(projectDir, 'dist', '.compiled'),
  });
}

/**
 * Ctrl+C arrives twice, from the terminal and from npm; the second must not cut short what the
 * first began. Pressed again later it ends the server at once. A closed terminal asks to stop, too.
 */
function keepDraining() {
  let first = Number.POSITIVE_INFINITY;
  process.on('SIGINT', () => {
    first = Math.min(first, Date.now());
    if (Date.now() - first > 1000) process.exit(130);
  });
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
}
