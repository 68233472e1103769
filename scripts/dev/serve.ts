import { readFile } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Frontend } from '../../src/app/app.server.ts';
import type { Running, start } from '../../src/app/start.server.ts';
import { openConfiguredDatabase } from '../../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../../src/platform/database/embedded/data-directory.server.ts';
import { type Environment, readEnvironment } from '../../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { databaseUrl } from '../../tests/harness/database-url.ts';
import { dashboardPaths } from '../build/dashboard-paths.ts';
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

/** Forwards a request to the product and sends its answer back. */
function forward(request: IncomingMessage, response: ServerResponse, url: string | null) {
  if (url === null) {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
    response.end('The product does not run now: see the terminal.');
    return;
  }
  const { method, headers } = request;
  const forwarded = ask(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.once('error', () => response.destroy());
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

interface Product {
  /** Its address; waits for a running start. Null if the sources have an error now. */
  url(): Promise<string | null>;
  /** Starts the current sources. The old instance answers until the new one listens. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The product, run from its sources through Vite, which reloads only changed modules. Several instances
 * may use one database, as in production.
 */
function openProduct(vite: ViteDevServer, environment: Environment): Product {
  const frontend: Omit<Frontend, 'dashboardPaths'> = {
    assets: {
      css: ['/src/site/site.css?direct'],
      js: '/src/site/site.ts',
      fonts: { headings: [], text: [] },
    },
    dashboardHtml: async (url) => {
      const html = await readFile(join(PROJECT_DIR, 'src/dashboard/index.html'), 'utf8');
      // The script's address is relative to the document, which the browser loads from other addresses.
      const placed = html.replace('"./main.tsx"', '"/src/dashboard/main.tsx"');
      return vite.transformIndexHtml(url, placed);
    },
  };
  const print = (sentence: string) => console.log(sentence);

  const open = async (): Promise<Running | null> => {
    try {
      const loaded = await vite.ssrLoadModule('/src/app/start.server.ts');
      const paths = await dashboardPaths((path) => vite.ssrLoadModule(`/${path}`));
      const whole = { ...frontend, dashboardPaths: paths };
      return await (loaded.start as typeof start)(environment, whole, print);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      return null;
    }
  };

  let current = open();
  let replaced: Promise<void> = Promise.resolve();
  /** Stops of earlier instances: they wait for open connections, in the background. */
  const stops: Promise<void>[] = [];
  return {
    url: async () => {
      const address = (await current)?.app.server.server.address();
      return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : null;
    },
    // One after the other, so that every old instance is stopped.
    replace: () => {
      replaced = replaced.then(async () => {
        const before = await current;
        current = open();
        await current;
        if (before) stops.push(before.stop().catch(console.error));
      });
      return replaced;
    },
    stop: async () => {
      await replaced;
      await Promise.all([(await current)?.stop(), ...stops]);
    },
  };
}
