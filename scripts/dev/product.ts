import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Frontend } from '../../src/app.server.ts';
import type { Environment } from '../../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import type { Running, start } from '../../src/start.server.ts';

export interface Product {
  /** Where it listens; waits for a start under way. Null when the sources do not run at present. */
  url(): Promise<string | null>;
  /** Starts the present sources. The instance before answers until the new one listens. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The product, run from its sources through Vite, which loads only those modules again that have
 * changed. Several instances may use one database, as in production.
 */
export function openProduct(vite: ViteDevServer, environment: Environment): Product {
  const frontend: Frontend = {
    assets: { css: ['/src/site/site.css?direct'], js: '/src/site/site.ts', preloadFonts: [] },
    dashboardHtml: async (url) => {
      const html = await readFile(join(PROJECT_DIR, 'src/dashboard/index.html'), 'utf8');
      // The script's address is beside the document, which the browser gets under other addresses.
      const placed = html.replace('"./main.tsx"', '"/src/dashboard/main.tsx"');
      return vite.transformIndexHtml(url, placed);
    },
  };
  const tell = (sentence: string) => console.log(sentence);

  const open = async (): Promise<Running | null> => {
    try {
      const loaded = await vite.ssrLoadModule('/src/start.server.ts');
      return await (loaded.start as typeof start)(environment, frontend, tell);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      return null;
    }
  };

  let current = open();
  let replaced: Promise<void> = Promise.resolve();
  /** Stops of earlier instances: they wait for open connections, and nobody waits for them. */
  const stops: Promise<void>[] = [];
  return {
    url: async () => {
      const address = (await current)?.app.server.server.address();
      return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : null;
    },
    // One after the other, so that no instance is forgotten.
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
