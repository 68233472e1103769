import { basename } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import:';
const onPublicPages = /[\\/]src[\\/](?:site|ui|features[\\/][^\\/]+[\\/]site)[\\/]/;
/** The import as in the source, and after all unused names were removed from it. */
const wrapped =
  /__vitePreload(?:\$\d+)?\((?:async )?\(\) => (?:\{\s*const \{[^{}]*\} = await )?(import\(["'`]([^"'`]+)["'`]\))(?:;\s*return \{[^{}]*\};?\s*\})?, __VITE_PRELOAD__\)/g;

/** A smaller wrapper, for imports that load style sheets. */
const plainHelper = `const style = (href) => new Promise((done) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/' + href;
  link.onload = link.onerror = done;
  document.head.append(link);
});
export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter((file) => file.endsWith('.css')).map(style)).then(load);`;

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
      if (id.startsWith(PLAIN)) return { code: plainHelper, moduleSideEffects: false };
    },
    renderChunk(code, { moduleIds }, _options, { chunks }) {
      if (!moduleIds.some((id) => id.startsWith(PLAIN))) return;
      const bringsStyles = (file: string) =>
        Object.values(chunks)
          .find(({ fileName }) => basename(fileName) === basename(file))
          ?.moduleIds.some((id) => id.endsWith('.css'));
      const plain = code.replace(wrapped, (whole, call: string, file: string) =>
        bringsStyles(file) ? whole : call,
      );
      return { code: plain, map: null };
    },
  };
}
