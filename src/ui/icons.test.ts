import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../platform/i18n/locales.ts';
import { ICON_NAMES } from './icons.tsx';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => file.replace('.svg', ''));
/** Class and file of each rule, such as `down` for `.i-down` with `icons/down.svg`. */
const namesOf = (css: string, rule: RegExp) =>
  [...css.matchAll(rule)].map(([, name, file]) => {
    expect(file).toBe(name);
    return name;
  });

it('each icon has a name, a drawing and a rule', () => {
  const rules = namesOf(
    read('icons.css'),
    /\.i-(\w+) \{\s+--drawing: url\('\.\/icons\/(\w+)\.svg\?inline'\);/g,
  );
  expect(rules.toSorted()).toEqual(ICON_NAMES.toSorted());
  expect(namesIn('icons').toSorted()).toEqual(ICON_NAMES.toSorted());
});

it('each language has a flag and a rule', () => {
  const rules = namesOf(
    read('flags.css'),
    /\.flag-(\w+) \{\s+--drawing: url\('\.\/flags\/(\w+)\.svg\?inline'\);/g,
  );
  expect(rules.toSorted()).toEqual(LOCALES.toSorted());
  expect(namesIn('flags').toSorted()).toEqual(LOCALES.toSorted());
});
