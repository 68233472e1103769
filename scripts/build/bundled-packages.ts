import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Which packages of node_modules are in the build, and which it imports from node_modules. */
export interface BuiltPackages {
  /** Folders from the project, as in package-lock.json: `node_modules/a/node_modules/b`. */
  bundled: string[];
  /** Names. */
  imported: string[];
}

/** The folder of the package that a file belongs to; null: of the project itself. */
function packageOf(root: string, file: string): string | null {
  const path = relative(root, file.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/** Writes `dist/packages.json`, from which a release knows its packages. */
export function bundledPackages({ root }: { root: string }): Plugin {
  const bundled = new Set<string>();
  const imported = new Set<string>();
  const add = (file: string) => {
    const folder = packageOf(root, file);
    if (folder && !folder.startsWith('..')) bundled.add(folder);
  };
  return {
    name: 'bundled-packages',
    apply: 'build',
    // Style sheets and files that a URL names are in no chunk's list of modules.
    moduleParsed({ id }) {
      if (/\.(?:css|woff2?|wasm)(?:\?|$)|[?&]url/.test(id)) add(id);
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) add(id);
        if (this.environment.name === 'client') continue;
        for (const name of [...output.imports, ...output.dynamicImports])
          if (!(name in bundle) && !isBuiltin(name))
            imported.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
      }
    },
    async writeBundle() {
      const path = join(root, 'dist/packages.json');
      // Vite makes this plugin anew for each part; browsers' is the first one.
      const before: BuiltPackages =
        this.environment.name === 'client'
          ? { bundled: [], imported: [] }
          : JSON.parse(await readFile(path, 'utf8'));
      const packages: BuiltPackages = {
        bundled: [...new Set([...before.bundled, ...bundled])].sort(),
        imported: [...new Set([...before.imported, ...imported])].sort(),
      };
      await writeFile(path, `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}
