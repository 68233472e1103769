import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Frontend } from '../../src/app.server.ts';
import type { Environment } from '../../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import type { Running, start } from '../../src/start.server.ts';
import { dashboardPaths } from '../build/dashboard-paths.ts';

export interface Product {
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
export function openProduct(vite: ViteDevServer, environment: Environment): Product {
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
      const loaded = await vite.ssrLoadModule('/src/start.server.ts');
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
