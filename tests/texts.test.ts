import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUDIT, FEATURES } from '../src/app/features.server.ts';
import { texts as ofServer } from '../src/app/texts.ts';
import { LOCALES } from '../src/platform/i18n/locales.ts';
import { mergeTexts, textsOf } from '../src/platform/i18n/texts.ts';
import * as de from '../src/showcase/text/de.ts';
import * as en from '../src/showcase/text/en.ts';
import * as es from '../src/showcase/text/es.ts';
import * as tr from '../src/showcase/text/tr.ts';
import { flattenTexts } from './harness/flatten-texts.ts';

const showcase = textsOf({ tr, en, de, es });
const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, mergeTexts([ofServer[locale], showcase[locale]])]),
) as typeof ofServer;

const root = join(import.meta.dirname, '..');

const byLocale = new Map(LOCALES.map((locale) => [locale, new Map(flattenTexts(texts[locale]))]));
const turkish = byLocale.get('tr') as Map<string, string>;
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\{\s*[\w.]+/g)?.map((one) => one.replace(/\W/g, '')))].toSorted();
/** `unit_one` and `unit_other` are one text in as many forms as the language has. */
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe.each(LOCALES)('the texts (%s)', (locale) => {
  const own = byLocale.get(locale) as Map<string, string>;

  it('name every event of the audit log and its group', () => {
    const keys = AUDIT.actions.flatMap((action) => {
      const name = action.replace('.', '-');
      const parts = ['action', 'did', 'didTo'].map((part) => `audit:${part}.${name}`);
      return [...parts, `audit:group.${action.split('.')[0]}`];
    });
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !own.has(key))).toEqual([]);
  });

  it('name every kind of record that uses pictures and files', () => {
    const labels = FEATURES.flatMap(({ mediaUses = [] }) => mediaUses.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.filter((key) => !own.has(key))).toEqual([]);
  });

  it('are complete, and have no key that Turkish does not have', () => {
    const names = (all: Map<string, string>) => [...new Set([...all.keys()].map(withoutForm))];
    expect(names(own).toSorted()).toEqual(names(turkish).toSorted());
    expect(own.size).toBeGreaterThan(300);
  });

  it('are never empty and never have space around them', () => {
    const wrong = [...own].filter(([, text]) => !text || text !== text.trim());
    expect(wrong).toEqual([]);
  });

  it('have the same placeholders as in Turkish', () => {
    const wrong = [...own].filter(([key, text]) => {
      const model = turkish.get(key) ?? turkish.get(`${withoutForm(key)}_other`) ?? '';
      // The singular form may write "one" as a word.
      if (/_(zero|one)$/.test(key)) return false;
      return String(placeholders(text)) !== String(placeholders(model));
    });
    expect(wrong).toEqual([]);
  });

  it('have the quotation marks of their language', () => {
    const foreign = { tr: /[„«»]/, en: /[„«»]/, de: /(?:^|[\s(])“|”|[«»]/, es: /[“”„]/ }[locale];
    expect([...own].filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  it('are translated', () => {
    if (locale === 'tr') return expect([...own.values()].join(' ')).toMatch(/[şğıİ]/);
    const untranslated = [...own].filter(
      ([key, text]) => text === turkish.get(key) && /[şğıŞĞİ]/.test(text) && !isName(text),
    );
    expect(untranslated).toEqual([]);
  });
});

/** Names of languages and of the product are the same in every language. */
const isName = (text: string) => /^(Türkçe|Ufuk)\b/.test(text);

/** A quoted key, of any namespace that has texts. */
const WHOLE_KEY = new RegExp(`['"]((?:${Object.keys(texts.tr).join('|')}):[\\w.]+)['"]`, 'g');

it('every text key that the sources name exists', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(WHOLE_KEY)].map(
      ([, key]) => [key as string, file] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(200);
  // A list passes the prefix of its texts ("users:list."); the shared list component adds their names.
  const listBody = readFileSync(join(root, 'src/dashboard/kit/table/data-list.tsx'), 'utf8');
  const listTexts = [...listBody.matchAll(/\$\{words\}(\w+)/g)].map(([, word]) => word as string);
  expect(listTexts).toContain('noMatchTitle');
  const whole = named.flatMap(([key, file]) =>
    key.endsWith('.') ? listTexts.map((word) => [key + word, file]) : [[key, file]],
  );
  const known = new Set([...turkish.keys()].flatMap((key) => [key, withoutForm(key)]));
  expect(whole.filter(([key]) => !known.has(key as string))).toEqual([]);
});

/** What the API refuses with: codes of refusals, and rules that fields break. */
describe('the refusals in the sources', () => {
  const files = globSync('src/**/*.ts', {
    cwd: root,
    exclude: (path) => /\/text(\/|$)|\.test\.ts$/.test(path),
  });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const namesIn = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name]) => name);

  it.each([
    ['errors', /(?:new Refusal\(\s*\d+,\s*|unauthenticated\()'(\w+)'/g, 25],
    ['validation', /(?:\brule: |\brefuse\()'(\w+)'/g, 25],
  ])('have texts (%s)', (group, pattern, least) => {
    const names = new Set(namesIn(pattern));
    expect(names.size).toBeGreaterThan(least);
    const hasText = (key: string) => turkish.has(key) || turkish.has(`${key}_other`);
    const missing = [...names].filter((name) => !hasText(`platform:${group}.${name}`));
    expect(missing).toEqual([]);
  });

  it('are all that there are texts for', () => {
    const quoted = new Set(namesIn(/'(\w+)'/g));
    const texts = [...turkish.keys()].filter((key) => /^platform:(errors|validation)\./.test(key));
    expect(texts.length).toBeGreaterThan(60);
    expect(
      texts.filter((key) => !quoted.has(key.split('.')[1]?.replace(/_(one|other)$/, ''))),
    ).toEqual([]);
  });
});
