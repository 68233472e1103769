import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DECODER_POLICY } from '../platform/http/security-headers.server.ts';
import { PROJECT_DIR } from '../platform/project.server.ts';
import type { Frontend } from './app.server.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The letters of headings and of running text that every page has. The others are loaded on need. */
const HEADINGS = /bricolage-grotesque-core.*\.woff2$/;
const TEXT = /public-sans-(core|turkish).*\.woff2$/;

/** A worker has the policy of its own file. These decode scanned pages and HEIC with WebAssembly. */
const DECODER = /\/(pdf|heic)\.worker[^/]*$/;

const DASHBOARD = 'src/dashboard/index.html';
/** What every page below `/dashboard` needs, in addition to the entry. */
const FRAME = 'src/dashboard/desk-route.tsx';

/** Files of an entry of the manifest and of its static imports. */
function filesOf(manifest: Record<string, ManifestEntry>, entry: string): Set<string> {
  const names = new Set([entry]);
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return new Set(
    [...names].flatMap((name) => {
      const { file, css = [] } = manifest[name] ?? {};
      return file ? [file, ...css] : css;
    }),
  );
}

/** The browser requests these files at once, instead of after the entry has run. */
function withPreloads(html: string, manifest: Record<string, ManifestEntry>): string {
  const known = filesOf(manifest, DASHBOARD);
  const files = [...filesOf(manifest, FRAME)].filter((file) => !known.has(file));
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** The result of the build in dist/client. Throws if there is none. */
export async function builtFrontend(): Promise<Frontend> {
  const folder = join(PROJECT_DIR, 'dist/client');
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const site = manifest['src/site/site.ts'];
  if (!site) throw new Error('The build has no entry for the public pages.');
  const assetsLike = (name: RegExp) =>
    (site.assets ?? []).filter((file) => name.test(file)).map((file) => `/${file}`);
  const html = await readFile(join(folder, DASHBOARD), 'utf8');
  const inDashboard = withPreloads(html, manifest);
  return {
    assets: {
      css: (site.css ?? []).map((file) => `/${file}`),
      js: `/${site.file}`,
      fonts: { headings: assetsLike(HEADINGS), text: assetsLike(TEXT) },
    },
    dashboardPaths: JSON.parse(await readFile(join(folder, '.vite/dashboard-paths.json'), 'utf8')),
    dashboardHtml: async (url) => (url.startsWith('/dashboard') ? inDashboard : html),
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
          if (DECODER.test(path)) response.header('Content-Security-Policy', DECODER_POLICY);
        },
      });
    },
  };
}
