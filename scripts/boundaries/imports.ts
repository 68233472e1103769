import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** One import of one file. `to` is a path in the project, a package's name, or `node:…`. */
export interface Import {
  from: string;
  to: string;
  /** Gone after compilation: couples in thought, weighs nothing. */
  typeOnly: boolean;
}

/** Every import in the given source files, read from their syntax. */
export function readImports(files: string[]): Import[] {
  return files.flatMap((from) => {
    const { module, errors } = parseSync(from, readFileSync(from, 'utf8'));
    if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
    const found = new Map<string, boolean>();
    const note = (target: string, typeOnly: boolean) =>
      found.set(target, typeOnly && (found.get(target) ?? true));
    for (const { moduleRequest, entries } of module.staticImports) {
      note(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
    }
    for (const { entries } of module.staticExports) {
      for (const { moduleRequest, isType } of entries) {
        if (moduleRequest) note(moduleRequest.value, isType);
      }
    }
    const source = readFileSync(from, 'utf8');
    for (const { moduleRequest } of module.dynamicImports) {
      const text = source.slice(moduleRequest.start, moduleRequest.end);
      const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1];
      if (literal) note(literal, false);
    }
    return [...found].map(([target, typeOnly]) => ({ from, to: nameOf(target, from), typeOnly }));
  });
}

/** The product's source files, tests included, as paths in the project. */
export function listSources(): string[] {
  return globSync(['server.ts', '{src,database,tests,bench,scripts}/**/*.{ts,tsx}']).sort();
}

function nameOf(target: string, from: string): string {
  const path = target.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(from), path));
  if (path.startsWith('node:')) return path;
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
