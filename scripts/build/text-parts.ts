import { relative } from 'node:path';
import type { Plugin } from 'vite';

const textFile = /[\\/](?:text|shared)[\\/](?:tr|en|de|es)\.ts$/;

/**
 * Gives every importer of a text file a copy of it. A file has all texts of a feature in one
 * language, and the bundler never divides a module; it does drop the exports of a copy that its
 * importer does not name. So a browser gets the texts that it needs at each place, and no others.
 */
export function textParts({ root }: { root: string }): Plugin {
  return {
    name: 'text-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',

    resolveId: {
      filter: { id: textFile },
      async handler(source, importer) {
        const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
        if (!found) return;
        const name = relative(root, importer).replaceAll(/[\\/?]/g, '+');
        return { id: `${found.id}?for=${name}`, moduleSideEffects: false };
      },
    },
  };
}
