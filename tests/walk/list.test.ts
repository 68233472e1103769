import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LIST = join(ROOT, 'docs/product-walk.md');
const WALK = 'tests/walk/';
const THIS_FILE = relative(ROOT, import.meta.filename);
const TEST_FILES = [
  'tests/**/*.test.ts',
  'tests/pages/**/*.ts',
  'src/**/*.test.{ts,tsx}',
  'database/**/*.test.ts',
];
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

const files = [...new Set(globSync(TEST_FILES, { cwd: ROOT }))].filter(
  (path) => path !== THIS_FILE,
);
/** The source of each test file by its name in the list: without the folder of all tests, or of the walk. */
const sources = new Map(
  files.map((path) => [
    path.replace(WALK, '').replace('tests/', ''),
    readFileSync(join(ROOT, path), 'utf8'),
  ]),
);
const inWalk = [...sources.keys()].filter((name) => files.includes(WALK + name));

const TITLE = new RegExp(String.raw`(?:\bit|\))\(\s*['"\`]((?:${ID} )+)`, 'g');
/** A table whose titles begin with cells of its rows. */
const TABLE = /\.each\(\[((?:(?!\.each\().)*?)\](?: as const)?\)\(\s*['"`]%s /gs;
const FIRST_CELLS = new RegExp(String.raw`\[\s*((?:'(?:${ID} )*${ID}',\s*)+)`, 'g');

/** The ids with which a test begins its title, or a row of its table. Other numbers are none. */
function idsIn(source: string): string[] {
  const rows = [...source.matchAll(TABLE)].flatMap(([, table = '']) => [
    ...table.matchAll(FIRST_CELLS),
  ]);
  return [...source.matchAll(TITLE), ...rows].flatMap(
    ([, ids = '']) => ids.match(new RegExp(ID, 'g')) ?? [],
  );
}
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

it('other numbers are no ids', () => {
  const source = `
    it('4.1 and 9.2 of a sentence', () => open('4.3 x', ['4.4', 1]));
    it.each(['4.5', '4.6'])('version %s', () => {});
    it.each([['4.7', '9.7', 1], ['4.8 9.8', 2]])('%s %s ends', () => {});
    it.each([['4.9', 1]])('with %s', () => {});`;
  expect(idsIn(source)).toEqual(['4.1', '4.7', '9.7', '4.8', '9.8']);
});

describe('a file with tests of the list', () => {
  const named = [...new Set(tested.map(({ file }) => file))];
  it.each(named)('%s always runs them', (file) => {
    expect(sources.get(file)).not.toMatch(/\b(it|describe)\.(skip|only|todo|runIf|skipIf)\b/);
  });
});

describe('a test of the walk', () => {
  it.each(inWalk)('in %s begins its title with the ids of its lines', (file) => {
    const source = sources.get(file) ?? '';
    const titles = [
      ...source.matchAll(/\bit\(\s*'([^']*)'/g),
      ...source.matchAll(/\)\(\s*'([^']*)',\s*(?:async )?\(/g),
    ].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(new RegExp(`^(${ID}|%s) `));
  });
});
