import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledPackages } from './scripts/build/bundled-packages.ts';
import { precompress, relativeManifest } from './scripts/build/client-files.ts';
import { dashboardChunks } from './scripts/build/dashboard-chunks.ts';
import { writeDashboardPaths } from './scripts/build/dashboard-paths.ts';
import { guardBoundaries } from './scripts/build/guard-boundaries.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { PROGRAMS, runtimeFiles } from './scripts/build/runtime-files.ts';
import { classNameOf, siteStyles } from './scripts/build/site-styles.ts';
import { textParts } from './scripts/build/text-parts.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Left in node_modules: packages with compiled parts, or files they look up beside themselves, and
 * one that exports something else to bundlers than to Node.
 */
const leftOutside = ['sharp', '@node-rs/argon2', '@hyzyla/pdfium', 'pg-native', 'opentype.js'];

/** What Node runs, from `input` into `outDir`. */
const forNode = (outDir: string, input: Record<string, string>) => ({
  // Bundling the libraries spares the start some thousand small file reads.
  resolve: { noExternal: true as const, external: leftOutside },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    minify: false,
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Only places are looked up in the maps, which are in releases too.
        sourcemapExcludeSources: true,
        // The source stays in memory, with two bytes for each character if one is not ASCII. Names are
        // kept for stack traces.
        minify: {
          compress: false,
          mangle: false,
          codegen: { removeWhitespace: true, asciiOnly: true },
        },
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});

const { version } = JSON.parse(
  readFileSync(fromRoot('node_modules/pdfjs-dist/package.json'), 'utf8'),
);

/** pdf.js asks for its files by their own names; the folder changes when they do. */
const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }) =>
  originalFileNames.some((name) => /pdfjs-dist\/(wasm|standard_fonts)\//.test(name))
    ? `assets/pdfjs-${version}/[name][extname]`
    : 'assets/[name]-[hash][extname]';

/** The copies of a text file are named like the file. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.replace(/\.ts_for_.*/, '')}-[hash].js`;

/** One `vite build` makes all parts: what browsers load and what Node runs. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    guardBoundaries({ publicEntry: fromRoot('src/site/site.ts') }),
    siteStyles({ sheet: fromRoot('src/site/site.css') }),
    textParts({ root: fromRoot('.') }),
    plainImports(),
    precompress(),
    relativeManifest({ root: fromRoot('.') }),
    writeDashboardPaths({ root: fromRoot('.') }),
    runtimeFiles({ root: fromRoot('.') }),
    bundledPackages({ root: fromRoot('.') }),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  // Only a worker imports parts of it: the development server would find them late and reload the page.
  optimizeDeps: { exclude: ['altcha-lib'] },
  // Everything is a file of its own, so that the content security policy needs no `data:`.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 1000 },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            site: fromRoot('src/site/site.ts'),
            dashboard: fromRoot('src/dashboard/index.html'),
          },
          output: {
            assetFileNames,
            chunkFileNames,
            codeSplitting: {
              groups: dashboardChunks({
                publicEntry: fromRoot('src/site/site.ts'),
                startPages: [
                  fromRoot('src/dashboard/main.tsx'),
                  fromRoot('src/features/identity/sign-in/dashboard/sign-in-page.tsx'),
                ],
                firstPages: [
                  fromRoot('src/dashboard/desk-route.tsx'),
                  fromRoot('src/dashboard/overview/overview-page.tsx'),
                ],
                showcase: fromRoot('src/showcase/showcase.tsx'),
              }),
            },
          },
        },
      },
    },
    ...(command === 'build' && {
      ssr: forNode('dist/server', { server: fromRoot('server.ts') }),
      // Separate, so that the server does not consist of the many parts that they would share.
      programs: forNode(
        'dist/programs',
        Object.fromEntries(
          PROGRAMS.map((path) => [basename(path).split('.')[0] as string, fromRoot(path)]),
        ),
      ),
    }),
  },
}));
