import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

// An import with a pattern, such as `./kit/parts/*.module.css`.
const IMPORT = /^@import '([^']*\*[^']*)';$/gm;

/**
 * Puts the CSS Modules of public pages into their one style sheet, in the order of its imports.
 * Browsers load no component of these pages, so that no script could import their styles.
 */
export function siteStyles({ sheet }: { sheet: string }): Plugin {
  const folder = dirname(sheet);
  let config: ResolvedConfig;
  return {
    name: 'site-styles',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    async transform(code, id) {
      if (id.split('?', 1)[0] !== sheet) return;
      const compile = async (file: string) => {
        this.addWatchFile(file);
        return (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
      };
      const parts = code.split(IMPORT).map(async (part, index) => {
        if (index % 2 === 0) return part;
        const files = globSync(part, { cwd: folder }).sort();
        return (await Promise.all(files.map((file) => compile(join(folder, file))))).join('\n');
      });
      return { code: (await Promise.all(parts)).join(''), map: null };
    },
  };
}
