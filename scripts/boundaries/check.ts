import { type Import, listSources, readImports } from './imports.ts';
import { reaches, rules, test } from './rules.ts';

/*
 * Who may import whom (docs/architecture.md, "Rules"). Prints each breach with both ends and ends
 * with 1 when there is one.
 */

const sources = listSources();
const imports = readImports(sources);
const product = imports.filter(({ from }) => !test.test(from) && !from.startsWith('scripts/'));
/** What each file loads when it runs; types are gone by then. */
const loads = followers(product.filter(({ typeOnly }) => !typeOnly));
const breaches = [...brokenRules(), ...forbiddenWays(), ...cycles()];

for (const breach of breaches) console.log(breach);
console.log(`${sources.length} files, ${imports.length} imports, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;

function brokenRules(): string[] {
  return rules.flatMap((rule) =>
    product.flatMap(({ from, to }) => {
      const match = rule.from.exec(from);
      if (!match) return [];
      const fill = (pattern: RegExp | string) =>
        typeof pattern === 'string' ? new RegExp(pattern.replace('$1', match[1] ?? '')) : pattern;
      if (!fill(rule.to).test(to) || (rule.except && fill(rule.except).test(to))) return [];
      if (rule.unless?.({ from, to })) return [];
      return [`${rule.name}: ${from} imports ${to}`];
    }),
  );
}

function forbiddenWays(): string[] {
  return reaches.flatMap((reach) =>
    sources
      .filter((file) => reach.from.test(file) && !test.test(file))
      .flatMap((entry) => {
        const way = findWay(entry, reach.to);
        return way ? [`${reach.name}: ${way.join(' → ')}`] : [];
      }),
  );
}

/** Shortest way from a file to something that matches, both ends included. */
function findWay(entry: string, wanted: RegExp): string[] | null {
  const cameFrom = new Map<string, string | null>([[entry, null]]);
  for (const here of cameFrom.keys()) {
    if (here !== entry && wanted.test(here)) {
      const way = [here];
      for (let at = cameFrom.get(here); at; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    for (const there of loads.get(here) ?? []) {
      if (!cameFrom.has(there)) cameFrom.set(there, here);
    }
  }
  return null;
}

/** Files that need each other to run. A cycle of types alone is harmless. */
function cycles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) found.push(`no cycles: ${[...way.slice(at), file].join(' → ')}`);
    if (at >= 0 || done.has(file)) return;
    for (const there of loads.get(file) ?? []) visit(there, [...way, file]);
    done.add(file);
  };
  for (const file of loads.keys()) visit(file, []);
  return found;
}

function followers(list: Import[]): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to } of list) next.set(from, [...(next.get(from) ?? []), to]);
  return next;
}
