import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, PAGES } from './pages.ts';
import { showcase } from './text/tr.ts';

const folderOf = (path: string) => path.split('/').at(-1) || 'start';
const filesOf = (path: string) =>
  globSync(`${folderOf(path)}/{dashboard,site}/*.tsx`, { cwd: import.meta.dirname });
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

it('the showcase has the pages of the specification', () => {
  expect(PAGES.map(({ path }) => addressOf(path)).toSorted()).toEqual([
    '/components',
    '/components/buttons',
    '/components/charts',
    '/components/colors',
    '/components/data-display/detail-lists',
    '/components/data-display/quick-stats',
    '/components/data-display/tables',
    '/components/forms',
    '/components/inputs',
    '/components/lists/grid-lists',
    '/components/lists/grouped-lists',
    '/components/modals',
    '/components/typography',
  ]);
});

describe.each(PAGES)('the page $key', ({ path, key }) => {
  const files = filesOf(path);
  const page = readFileSync(join(import.meta.dirname, folderOf(path), 'page.ts'), 'utf8');

  it('shows every example of its folder', () => {
    const named = [...page.matchAll(/'((?:dashboard|site)\/[\w-]+)'/g)].map(([, name]) => name);
    const found = files.map((file) => file.split('/').slice(1).join('/').replace('.tsx', ''));
    expect(found.length).toBeGreaterThan(2);
    expect(named.toSorted()).toEqual(found.toSorted());
  });

  it('has a title and a text for each of them, and no others', () => {
    const texts: object = showcase.examples[key as keyof typeof showcase.examples];
    const names = files.map((file) => camel((file.split('/').at(-1) ?? '').replace('.tsx', '')));
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(names)].toSorted());
    // The names are anchors of one page.
    expect(new Set(names).size).toBe(names.length);
  });
});
