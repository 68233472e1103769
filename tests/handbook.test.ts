import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES } from '../src/dashboard/features.ts';
import {
  GROUPS,
  HANDBOOK_LOCALES,
  NAMES,
  TASKS_OF_PAGES,
  tasksIn,
  tasksOf,
} from '../src/features/handbook/tasks.ts';
import { LOCALES } from '../src/platform/i18n/locales.ts';
import { screenNames } from './harness/screen-names.ts';

const FOLDER = join(import.meta.dirname, '../src/features/handbook');
const read = (locale: string) =>
  GROUPS.flatMap((group) =>
    tasksIn(readFileSync(join(FOLDER, `tasks/${locale}/${group}.md`), 'utf8')),
  );
const handbook = Object.fromEntries(HANDBOOK_LOCALES.map((locale) => [locale, read(locale)]));
const slugs = handbook.tr?.map(({ slug }) => slug) ?? [];
const all = Object.entries(handbook).flatMap(([locale, tasks]) =>
  tasks.map((task) => ({ locale, ...task })),
);
const picturesOf = (text: string) => [...text.matchAll(/!\[([^\]]+)\]\(([^)]*)\)/g)];
const PAGES = FEATURES.flatMap(({ pages = [], redirects = [] }) => [
  ...pages.flatMap(({ path }) => path),
  ...redirects.map(({ from }) => from),
]).map((path) => `/dashboard/${path}`.replace(/\/$/, ''));
const isPage = (path: string) =>
  PAGES.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));

it('has at least thirty tasks, the same ones in both languages, each with two steps or more', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(handbook.en?.map(({ slug }) => slug)).toEqual(slugs);
  for (const { locale, slug, title, text } of all) {
    expect(title, `${locale} ${slug}`).toMatch(/\S/);
    expect(text.match(/^\d\. /gm)?.length, `${locale} ${slug}`).toBeGreaterThan(1);
  }
});

it.each(LOCALES)('names buttons and pages as the interface does in %s', async (locale) => {
  const names = await screenNames(locale);
  const keys = all.flatMap(({ text }) => [...text.matchAll(NAMES)].map(([, key]) => key));
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key) => !names.has(key as string))).toEqual([]);
  // A name with a value in it would be shown with its braces.
  expect(keys.filter((key) => names.get(key as string)?.includes('{{'))).toEqual([]);
});

it('its pictures exist in both languages, and none is left over', () => {
  for (const locale of HANDBOOK_LOCALES) {
    const used = read(locale).flatMap(({ text }) => picturesOf(text).map(([, , name]) => name));
    const folder = join(FOLDER, 'pictures', locale);
    const stored = existsSync(folder) ? readdirSync(folder) : [];
    expect(stored.toSorted()).toEqual(used.map((name) => `${name}.webp`).toSorted());
  }
});

it('its links lead to pages of the dashboard', () => {
  const links = all.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path as string),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((path) => !isPage(path))).toEqual([]);
});

it('the help of a page names tasks that exist, and pages that exist', () => {
  expect(
    Object.values(TASKS_OF_PAGES)
      .flat()
      .filter((slug) => !slugs.includes(slug)),
  ).toEqual([]);
  expect(Object.keys(TASKS_OF_PAGES).filter((path) => !isPage(path.replaceAll('*', 'x')))).toEqual(
    [],
  );
});

it('the help of a page is found by its address, the whole address before a pattern', () => {
  expect(tasksOf('/dashboard/blog/trash')).toEqual(['cop']);
  expect(tasksOf('/dashboard/blog/0b5c9d1e/history')).toEqual(['surum']);
  expect(tasksOf('/dashboard/nowhere')).toEqual([]);
  expect(tasksOf('')).toEqual([]);
});
