import { basename } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import:';
const onPublicPages = /[\\/]src[\\/](?:site|ui|features[\\/][^\\/]+[\\/]site)[\\/]/;
/** The import as in the source, and after all unused names were removed from it. */
const wrapped =
  /__vitePreload(?:\$\d+)?\((?:async )?\(\) => (?:\{\s*const \{[^{}]*\} = await )?(import\(["'`]([^"'`]+)["'`]\))(?:;\s*return \{[^{}]*\};?\s*\})?, __VITE_PRELOAD__\)/g;

/**
 * Keeps the native `import()` on public pages. Vite wraps each one in a loader that preloads style
 * sheets and dependencies. The loader takes a kilobyte, a third of the script that a page may load at
 * first, and is a separate file if the dashboard shares it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',

    // One helper for each importer: a shared one would become a separate file.
    resolveId(source, importer) {
      if (source !== HELPER || !importer || !onPublicPages.test(importer)) return;
      return PLAIN + importer;
    },
    load(id) {
      if (!id.startsWith(PLAIN)) return;
      return { code: 'export const __vitePreload = (load) => load();', moduleSideEffects: false };
    },
    renderChunk(code, { moduleIds }, _options, { chunks }) {
      if (!moduleIds.some((id) => id.startsWith(PLAIN))) return;
      const plain = code.replace(wrapped, (_whole, call: string, file: string) => {
        const styles = Object.values(chunks)
          .find(({ fileName }) => basename(fileName) === basename(file))
          ?.moduleIds.find((id) => id.endsWith('.css'));
        if (styles) this.error(`${styles} would not be loaded: use "?url" and loadStyles.`);
        return call;
      });
      return { code: plain, map: null };
    },
  };
}
