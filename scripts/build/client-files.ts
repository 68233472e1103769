import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/** Not the manifest, which only the server reads. */
const compressible = /^(?!\.vite\/).*\.(?:m?js|css|svg|json|txt|webmanifest|wasm|ttf)$/;
const SMALLEST_BYTES = 1024;

/**
 * Writes a Brotli and a gzip version beside every file for browsers that becomes smaller by it, with the
 * best compression.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      const files = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((data) => writeFile(`${path}.br`, data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
  ]);
}

/**
 * Names style sheets in the manifest by their path in the project, as Vite does with other files, so
 * that a build in another folder has the same bytes.
 */
export function relativeManifest({ root }: { root: string }): Plugin {
  return {
    name: 'relative-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[MANIFEST];
        if (manifest?.type !== 'asset') return;
        const text = String(manifest.source).replaceAll(JSON.stringify(root).slice(1, -1), '');
        const entries = Object.entries(JSON.parse(text)).sort(([a], [b]) => (a < b ? -1 : 1));
        manifest.source = JSON.stringify(Object.fromEntries(entries), null, 2);
      },
    },
  };
}
