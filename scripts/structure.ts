import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseArgs } from 'node:util';
import { type ESTree, parseSync } from 'vite';

/*
 * `npm run structure`: how much a reader of the sources has to open. `--name WORD --in FOLDER,FOLDER`
 * lists the files in which a word stands, `--way FUNCTION` those in which a reader follows a function
 * through all that it calls. Blank lines count only for the limit of 40, which is what an editor shows.
 */
const { values: given } = parseArgs({
  options: { name: { type: 'string' }, in: { type: 'string' }, way: { type: 'string' } },
});
const word = (given.name ?? 'credit').toLowerCase();
const folders = (given.in ?? 'src/features/content,src/features/transfer').split(',');
const wayStart = given.way ?? 'saveContent';

type Node = ESTree.Node;
type File = ReturnType<typeof readFile>;

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function kindOf(path: string): 'source' | 'texts' | 'test' {
  if (/\.test\.tsx?$/.test(path) || path.startsWith('tests/')) return 'test';
  return /\/(all|(tr|en|de|es)(-\w+)?)\.ts$/.test(path) ? 'texts' : 'source';
}

function readFile(path: string) {
  const text = readFileSync(path, 'utf8');
  const { body } = parseSync(path, text).program;
  const pathOf = (from: string) => posix.join(posix.dirname(path), from.replace(/\?.*/, ''));
  const imported = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  /** What the file imports, by the name that it has here. */
  const names = new Map<string, { path: string; name: string }>();
  let importLines = 0;
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    importLines += linesOf(text.slice(node.start, node.end));
    for (const part of node.specifiers)
      if (part.type === 'ImportSpecifier' && 'name' in part.imported)
        names.set(part.local.name, { path: pathOf(node.source.value), name: part.imported.name });
  }
  const imports = new Set([...imported].map(([, from = '']) => pathOf(from)));
  const [kind, lines] = [kindOf(path), linesOf(text)] as const;
  return { path, kind, text, lines, body, imports, importLines, names };
}

/** The parts of a node that are values: no types, no names of properties. */
function valuesIn(node: Node): Node[] {
  return Object.entries(node)
    .filter(
      ([key]) => !(key === 'property' || key === 'key') || ('computed' in node && node.computed),
    )
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string')
    .filter((value: Node) => !value.type.startsWith('TS') || 'expression' in value);
}

function callsOf(names: RegExp, text: string, nodes: Node[]): Node[] {
  return nodes.flatMap((node) =>
    node.type === 'CallExpression' && names.test(text.slice(node.start, node.end))
      ? [node]
      : callsOf(names, text, valuesIn(node)),
  );
}

/** In files of the API and of the dashboard's calls all, else contracts, without schemas, and handlers. */
function routeLines({ path, text, body, lines }: File): number {
  if (/^src\/features\/.*\/([\w-]+-)?(api\.server|calls)\.ts$/.test(path)) return lines;
  const calls = callsOf(/^(contract|implement)\(/, text, body);
  return sum(calls.map((node) => linesOf(text.slice(node.start, node.end))));
}

/** What is declared under a name at the top of a file. */
function declarationOf(file: File | undefined, name: string): Node | undefined {
  const declared = (file?.body ?? []).flatMap((node) => {
    const inner = 'declaration' in node && node.declaration ? node.declaration : node;
    return inner.type === 'VariableDeclaration' ? inner.declarations : [inner as Node];
  });
  return declared.find(
    (node) => 'id' in node && node.id && 'name' in node.id && node.id.name === name,
  );
}

/** The files of the functions that a function calls, of those that they call, and so on. */
function wayOf(name: string): string[] {
  const seen = new Map<Node, string>();
  function follow(from: File, local: string): void {
    const place = from.names.get(local) ?? { path: from.path, name: local };
    const file = files.get(place.path);
    const node = declarationOf(file, place.name);
    if (!file || !node || seen.has(node)) return;
    seen.set(node, place.path);
    visit(file, node);
  }
  const visit = (file: File, node: Node): void => {
    if (node.type === 'Identifier') follow(file, node.name);
    for (const part of valuesIn(node)) visit(file, part);
  };
  for (const file of sources) if (seen.size === 0) follow(file, name);
  const called = [...seen].filter(([node]) =>
    /Function|Class/.test(node.type === 'VariableDeclarator' ? `${node.init?.type}` : node.type),
  );
  return [...new Set(called.map(([, path]) => path))];
}

const listed = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 });
const scripts = listed.split('\n').filter((path) => /\.m?[jt]sx?$/.test(path) && existsSync(path));
const files = new Map(scripts.map((path) => [path, readFile(path)]));
const all = [...files.values()];
const sources = all.filter(({ kind }) => kind === 'source');
const lengths = sources.map(({ lines }) => lines).sort((one, other) => one - other);
const lengthAt = (share: number) => lengths[Math.floor(lengths.length * share)];
const contracts = sources.filter(({ path }) => /(?<!http\/)contract\.ts$/.test(path));
const importersOf = (path: string) => sources.filter(({ imports }) => imports.has(path)).length;
const ofOne = sources.filter(({ path }) => importersOf(path) === 1);
const importShare = sum(sources.map(({ importLines }) => importLines)) / sum(lengths);
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const named = all.filter(
  ({ path, text }) =>
    folders.some((folder) => path.startsWith(folder)) && text.toLowerCase().includes(word),
);
const namedOf = (wanted: string) => named.filter(({ kind }) => kind === wanted).length;
const way = wayOf(wayStart);
const feature = way[0]?.split('/', 3).join('/');

console.table({
  'source files without tests and texts': sources.length,
  'their lines': sum(lengths),
  'lines of a file: median, 95 of 100 have at most': `${lengthAt(0.5)}, ${lengthAt(0.95)}`,
  'files of texts': all.length - sources.length - all.filter(({ kind }) => kind === 'test').length,
  'source files that one other imports': ofOne.length,
  'of these, with at most 40 lines': ofOne.filter(({ text }) => text.split('\n').length <= 41)
    .length,
  'share of import lines, in percent': Number((importShare * 100).toFixed(1)),
  'lines that declare routes, on the server and in the dashboard': sum(sources.map(routeLines)),
  'lines of contracts with their schemas': sum(contracts.map(({ lines }) => lines)),
  'routes in the description of the API': Object.values<object>(paths).flatMap((path) =>
    Object.keys(path),
  ).length,
  [`files with "${word}": source`]: namedOf('source'),
  [`files with "${word}": texts`]: namedOf('texts'),
  [`files with "${word}": tests`]: namedOf('test'),
  [`files on the way of ${wayStart}`]: way.length,
  'of these, in its feature': way.filter((path) => path.startsWith(`${feature}/`)).length,
});
if (given.name) console.log(named.map(({ path }) => path).join('\n'));
if (given.way) console.log(way.join('\n'));
