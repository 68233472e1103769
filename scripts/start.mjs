import { readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildProduct, findNode, installPackages, projectDir, run } from './prepare.mjs';

await installPackages({ development: false });
const node = findNode();
await buildProduct(node);

const server = join(projectDir, 'dist', 'server', 'server.js');
process.env.NODE_ENV = 'production';
if (node === process.execPath) {
  // This process continues as the server, so that signals reach it and no parent process takes memory.
  // A closed terminal stops it, too.
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
  module.enableCompileCache(join(projectDir, 'dist', '.compiled'));
  await import(pathToFileURL(server).href);
} else {
  const { scripts } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
  // The flags of `npm start`. MALLOC_ARENA_MAX: one memory arena instead of several takes 15 MB less.
  // The two thresholds keep glibc from raising them after the first large picture, so that freed
  // memory goes back to the system: 25 MB less after uploads.
  // At most 8 MB for each half of the young generation: half the memory under load, at the same
  // speed. At least as much: otherwise V8 shrinks it while there are few requests, and then
  // collects garbage five times as often under load. The old generation may grow by 30 % before V8
  // collects it: 35 to 45 MB less after saves and uploads, at the same speed.
  process.exitCode = await run(node, [...scripts.start.match(/--\S+/g), server], {
    NODE_COMPILE_CACHE: join(projectDir, 'dist', '.compiled'),
  });
}
