import { createServer } from 'node:http';
import { relative } from 'node:path';
import { openConfiguredDatabase } from '../../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../../src/platform/database/embedded/data-directory.server.ts';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { databaseUrl } from '../../tests/harness/database-url.ts';
import { openProduct } from './product.ts';
import { forward } from './proxy.ts';
import { openVite } from './vite.ts';

/*
 * Development: Vite serves the browser's modules from the sources; all other requests go to the
 * product, which is loaded from its sources and replaced when one of them changes. The database is
 * opened only once.
 */

const environment = readEnvironment(process.env);
const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
const database = await openConfiguredDatabase(environment.databaseUrl, dataDir, console.log);
const front = createServer();
const vite = await openVite(front);
const origin = environment.publicUrl ?? `http://${environment.host}:${environment.port}`;
const product = openProduct(vite, {
  ...environment,
  databaseUrl: environment.databaseUrl ?? databaseUrl(database.config),
  port: 0,
  host: '127.0.0.1',
  publicUrl: origin,
});

front.on('request', (request, response) => {
  vite.middlewares(request, response, async () => forward(request, response, await product.url()));
});

let waiting: NodeJS.Timeout | undefined;
vite.watcher.on('all', (event, file) => {
  const isTable = relative(PROJECT_DIR, file).startsWith('database/migrations/');
  const isServerModule = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size;
  if (event === 'addDir' || !(isServerModule || isTable)) return;
  // If an editor saves several files at once, the product is started only once.
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const started = performance.now();
    await product.replace();
    console.log(`The server was replaced in ${Math.round(performance.now() - started)} ms.`);
    vite.environments.client.hot.send({ type: 'full-reload' });
  }, 50);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([product.stop(), vite.close()]);
    await database.stop();
    process.exit(0);
  });
}

await product.url();
front.listen(environment.port, environment.host, () => {
  console.log(`Ufuk (development) is at ${origin}`);
});
