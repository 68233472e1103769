import { basename } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import:';
const onPublicPages = /[\\/]src[\\/](?:site|ui|features[\\/][^\\/]+[\\/]site)[\\/]/;
/** The import as it is written, and as it is after all but the names in use were taken out of it. */
const wrapped =
  /__vitePreload(?:\$\d+)?\((?:async )?\(\) => (?:\{\s*const \{[^{}]*\} = await )?(import\(["'`]([^"'`]+)["'`]\))(?:;\s*return \{[^{}]*\};?\s*\})?, __VITE_PRELOAD__\)/g;

/** What the wrapper does where styles come with the code. */
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
 * Leaves `import()` on public pages as the browser knows it. Vite wraps each in a loader that fetches
 * style sheets and dependencies ahead: a kilobyte, a third of what a page may weigh before it is
 * touched, and a file of its own once the dashboard shares it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',

    // One for each importer, or it would be shared and become a file that has to be fetched.
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
