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

it.each([
  ['icon', 'icons', 'i', ICON_NAMES],
  ['language', 'flags', 'flag', LOCALES],
])('each %s has a drawing and a rule', (_, folder, prefix, names) => {
  const rule = new RegExp(
    `\\.${prefix}-(\\w+) \\{\\s+--drawing: url\\('\\./${folder}/(\\w+)\\.svg\\?inline'\\);`,
    'g',
  );
  expect(namesOf(read(`${folder}.css`), rule).toSorted()).toEqual(names.toSorted());
  expect(namesIn(folder).toSorted()).toEqual(names.toSorted());
});
