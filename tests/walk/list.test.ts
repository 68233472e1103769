import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const LIST = join(FOLDER, '../../docs/product-walk.md');
const WITH_TEST = ['tested', 'decided otherwise'];
const WITHOUT_TEST = ['nothing asked', 'not met'];
const ID = String.raw`[1-9]\.\d+`;

interface Line {
  id: string;
  asked: string;
  result: string;
  file: string;
}

/** The rows of the list, in its order. */
const lines = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((row) => new RegExp(String.raw`^\| ${ID} \|`).test(row))
  .map((row): Line => {
    const [, id = '', asked = '', result = '', file = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { id, asked, result, file: file.replaceAll('`', '') };
  });

const files = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.test.ts') && name !== basename(import.meta.filename),
);
const sources = new Map(files.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

/** The ids with which a test begins its title, or a row of its table. */
const idsIn = (source: string): string[] =>
  [...source.matchAll(new RegExp(`['"\`]((?:${ID} )*${ID})(?=['"\` ])`, 'g'))].flatMap(
    ([, ids = '']) => ids.split(' '),
  );
const tested = [...sources].flatMap(([file, source]) => idsIn(source).map((id) => ({ file, id })));
const has = (id: string, file: string) =>
  tested.some((test) => test.id === id && test.file === file);

describe('the list of the specification', () => {
  it('has the nine sections, and every id once, in order', () => {
    const bySection = Map.groupBy(lines, ({ id }) => id.split('.')[0]);
    expect([...bySection.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, rows] of bySection)
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => `${section}.${index + 1}`));
  });

  it('says of every line what is asked, and one of four results', () => {
    for (const { id, asked, result } of lines) {
      expect([id, asked.length > 2]).toEqual([id, true]);
      expect([...WITH_TEST, ...WITHOUT_TEST], id).toContain(result);
    }
  });

  it('names the test of every line that has one, and that test exists', () => {
    const missing = lines.filter(
      ({ id, result, file }) => WITH_TEST.includes(result) && !has(id, file),
    );
    expect(missing).toEqual([]);
  });

  it('has every id of the tests, at a line that has a test', () => {
    const known = new Set(
      lines.filter(({ result }) => WITH_TEST.includes(result)).map(({ id }) => id),
    );
    expect(tested.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

describe('a test of the walk', () => {
  it.each(files)('in %s begins its title with the ids of its lines, and always runs', (file) => {
    const source = sources.get(file) ?? '';
    const titles = [
      ...source.matchAll(/\bit\(\s*'([^']*)'/g),
      ...source.matchAll(/\)\(\s*'([^']*)',\s*(?:async )?\(/g),
    ].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(new RegExp(`^(${ID}|%s) `));
    expect(source).not.toMatch(/\b(it|describe)\.(skip|only|todo|runIf|skipIf)\b/);
  });
});
