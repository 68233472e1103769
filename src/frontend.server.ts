import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Frontend } from './app.server.ts';
import { PROJECT_DIR } from './platform/project.server.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
}

/** All four font files are needed above the fold: body and headings, and the Turkish letters of each. */
const PRELOADED = /\.woff2$/;

/** The result of the build in dist/client. Throws if there is none. */
export async function builtFrontend(): Promise<Frontend> {
  const folder = join(PROJECT_DIR, 'dist/client');
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const site = manifest['src/site/site.ts'];
  if (!site) throw new Error('The build has no entry for the public pages.');
  const html = await readFile(join(folder, 'src/dashboard/index.html'), 'utf8');
  return {
    assets: {
      css: (site.css ?? []).map((file) => `/${file}`),
      js: `/${site.file}`,
      preloadFonts: (site.assets ?? [])
        .filter((file) => PRELOADED.test(file))
        .map((file) => `/${file}`),
    },
    dashboardHtml: async () => html,
    mountFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: folder,
        wildcard: false,
        preCompressed: true,
        globIgnore: ['src/**', '.vite/**', '**/*.map', '**/*.br', '**/*.gz'],
        index: false,
        cacheControl: false,
        setHeaders: (response, path) => {
          const isImmutable = path.includes('/assets/');
          response.header(
            'Cache-Control',
            isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          );
        },
      });
    },
  };
}
