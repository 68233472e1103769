import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

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
