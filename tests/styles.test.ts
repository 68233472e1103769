import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_DIR } from '../src/platform/project.server.ts';

const read = (file: string) => readFileSync(join(PROJECT_DIR, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: PROJECT_DIR }).sort();
/** Those of the dashboard and of the showcase belong to other style sheets. */
const isPublic = (file: string) => !/dashboard|showcase/.test(file);
const SHEETS = find('src/**/*.module.css').filter(isPublic);
const COMPONENTS = find('src/**/*.{ts,tsx}').filter(isPublic);

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');
/** The classes that a module declares. */
const declared = (file: string) => {
  const selectors = withoutComments(read(file))
    .replace(/:global\([^)]*\)/g, '')
    .match(/[^{};]+\{/g);
  return new Set(
    (selectors ?? []).flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []),
  );
};

/** The classes that components take from modules, as `{file}.{class}`. */
const USED = new Set(
  COMPONENTS.flatMap((component) => {
    const source = read(component);
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, name, path]) => {
        const sheet = relative(PROJECT_DIR, join(PROJECT_DIR, dirname(component), path as string));
        const uses = source
          .replace(/'[^'\n]*'/g, '')
          .matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
        return [...uses].map(([, used]) => `${sheet}.${used}`);
      },
    );
  }),
);
const DECLARED = new Set(
  SHEETS.flatMap((sheet) => [...declared(sheet)].map((it) => `${sheet}.${it}`)),
);

describe('the style sheets of public pages', () => {
  it('declare every class that a component takes from them', () => {
    expect(USED.size).toBeGreaterThan(100);
    expect([...USED].filter((used) => !DECLARED.has(used))).toEqual([]);
  });

  it('declare no class that no component has', () => {
    expect([...DECLARED].filter((known) => !USED.has(known))).toEqual([]);
  });

  it('name no class of another module or feature, only the global ones', () => {
    const global = new Set(find('src/site/styles/*.css').flatMap((file) => [...declared(file)]));
    const foreign = SHEETS.flatMap((sheet) =>
      [...withoutComments(read(sheet)).matchAll(/:global\(\.([\w-]+)\)/g)]
        .filter(([, name]) => !global.has(name as string))
        .map(([found]) => `${sheet}: ${found}`),
    );
    expect(foreign).toEqual([]);
  });
});
