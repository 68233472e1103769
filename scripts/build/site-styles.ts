import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const fileOf = new Map<string, string>();

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

/**
 * The class `act` of `ways.module.css` is `ways_act` in every mode: the server writes it into
 * pages, and browsers get the style sheet from another build. Therefore the file names of public
 * pages are unique; the class names of the dashboard and the showcase end with a hash instead.
 */
export function classNameOf(name: string, file: string): string {
  const sheet = basename(file, '.module.css');
  if (/[\\/](dashboard|showcase)[\\/]/.test(file)) {
    const path = file.slice(file.lastIndexOf('src')).replaceAll('\\', '/');
    return `${sheet}_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
  }
  const other = fileOf.get(sheet) ?? file;
  if (other !== file) throw new Error(`Two style sheets have one name: ${other}, ${file}`);
  fileOf.set(sheet, file);
  return `${sheet}_${name}`;
}
