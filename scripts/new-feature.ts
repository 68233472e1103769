import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * `npm run new-feature -- press-photos`: makes the skeleton of a feature with a table, an API, a public
 * page, a screen for admins, texts in four languages and a test, and names it in the two lists. A second
 * word is what one of its records is called, if that is not the name without its last "s":
 * `npm run new-feature -- people person`. The skeleton is in the folder `new-feature`.
 */
const root = join(import.meta.dirname, '..');
const SKELETON = join(import.meta.dirname, 'new-feature');

type Replaced = Record<string, string>;

const pascal = (kebab: string) =>
  kebab.replace(/(^|-)(\w)/g, (_, _dash, first) => first.toUpperCase());
const camel = (kebab: string) => pascal(kebab).replace(/^\w/, (first) => first.toLowerCase());
const snake = (kebab: string) => kebab.replaceAll('-', '_');

/** What stands in the skeleton, and what a feature has in its place. */
const namesOf = (records: string, record: string): Replaced => ({
  'records-kebab': records,
  records_snake: snake(records),
  records: camel(records),
  Records: pascal(records),
  RECORDS: snake(records).toUpperCase(),
  record: camel(record),
  Record: pascal(record),
  RECORD: snake(record).toUpperCase(),
});

/** The files of the skeleton by their paths below the folder of the feature. */
export function filesOf(records: string, record: string): Map<string, string> {
  const names = namesOf(records, record);
  const paths = globSync('**/*.txt', { cwd: SKELETON }).sort();
  return new Map(
    paths.map((path) => [
      path.replace(/\.txt$/, '').replace('feature.test', `${records}.test`),
      readFileSync(join(SKELETON, path), 'utf8').replace(
        /__([a-z]+(?:[-_][a-z]+)?)__/gi,
        (whole, name) => names[name] ?? whole,
      ),
    ]),
  );
}

/**
 * Adds a line before the first one that is `end`, and an import, which the formatter puts in its place.
 * Among names in alphabetical order the line has its place; in any other order it is the last.
 */
function addToList(list: string, imported: string, entry: string, end: string): void {
  const lines = readFileSync(join(root, list), 'utf8').split('\n');
  let place = lines.indexOf(end);
  const nameAt = (at: number) => /^ {2}(\w+),$/.exec(lines[at] ?? '')?.[1];
  let first = place;
  while (nameAt(first - 1)) first -= 1;
  const names = lines.slice(first, place);
  if (names.join() === names.toSorted().join())
    while (place > first && (nameAt(place - 1) as string) > entry) place -= 1;
  lines.splice(place, 0, `  ${entry},`);
  writeFileSync(join(root, list), [imported, ...lines].join('\n'));
}

function make(records: string, record: string): void {
  const folder = `src/features/${records}`;
  const name = camel(records);
  const isName = (text: string) => /^[a-z]+(-[a-z]+)*$/.test(text);
  if (!isName(records) || !isName(record))
    throw new Error('npm run new-feature -- NAME [RECORD]: lowercase letters and hyphens');
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists.`);
  const files = filesOf(records, record);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true });
    writeFileSync(join(root, folder, path), text);
  }
  const [server, dashboard] = ['src/app/features.server.ts', 'src/dashboard/features.ts'];
  const from = `import { ${name} } from`;
  addToList(server, `${from} '../features/${records}/feature.server.ts';`, name, '];');
  const manifest = `'../features/${records}/dashboard/feature.ts'`;
  addToList(dashboard, `${from} ${manifest};`, name, '  ...OPEN_FEATURES,');
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const changed = [folder, server, dashboard];
  execFileSync(process.execPath, [biome, 'check', '--write', ...changed], { cwd: root });
  console.log(`${folder} has ${files.size} files; it is named in ${server} and ${dashboard}. Now:

  npm run db:generate -- --name add-${records}
  npm run openapi
  npm run test:unit -- ${folder}

Then change table, contract, texts and page to what the feature is about. See "Add a feature" in
CONTRIBUTING.md.`);
}

const [records, record = records?.replace(/s$/, '')] = process.argv.slice(2);
if (import.meta.main && records && record) make(records, record);
else if (import.meta.main) throw new Error('npm run new-feature -- NAME [RECORD]');
