import { createServer } from 'node:http';
import { relative } from 'node:path';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { openProduct } from './product.ts';
import { handOver } from './proxy.ts';
import { openVite } from './vite.ts';

/*
 * Development: Vite stands in front and serves the browser's modules as they are in the sources;
 * everything else goes to the product, which is loaded from its sources and started anew when one
 * of them changes.
 */

const environment = readEnvironment(process.env);
const front = createServer();
const vite = await openVite(front);
const origin = environment.publicUrl ?? `http://${environment.host}:${environment.port}`;
const product = openProduct(vite, {
  ...environment,
  port: 0,
  host: '127.0.0.1',
  publicUrl: origin,
});

front.on('request', (request, response) => {
  vite.middlewares(request, response, async () => handOver(request, response, await product.url()));
});

let waiting: NodeJS.Timeout | undefined;
vite.watcher.on('all', (event, file) => {
  const isTable = relative(PROJECT_DIR, file).startsWith('database/migrations/');
  const isServers = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size;
  if (event === 'addDir' || !(isServers || isTable)) return;
  // An editor that saves several files at once should cost one start.
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    await product.restart();
    vite.environments.client.hot.send({ type: 'full-reload' });
  }, 50);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([product.stop(), vite.close()]);
    process.exit(0);
  });
}

await product.url();
front.listen(environment.port, environment.host, () => {
  console.log(`Ufuk (development) is at ${origin}`);
});
