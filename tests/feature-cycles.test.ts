import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** By feature, the features whose files it imports, each with the first file that does. */
function readImports(): Map<string, Map<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  for (const file of globSync('src/features/*/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const from = featureOf(file) as string;
    const known = imports.get(from) ?? new Map<string, string>();
    imports.set(from, known);
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const to = featureOf(posix.join(dirname(file), path));
      if (to && to !== from && !known.has(to)) known.set(to, file);
    }
  }
  return imports;
}

it('no feature imports, directly or through others, a feature that imports it', () => {
  const imports = readImports();
  expect([...imports.values()].reduce((sum, to) => sum + to.size, 0)).toBeGreaterThan(20);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (feature: string, path: string[]): void => {
    if (path.includes(feature)) {
      const cycle = [...path.slice(path.indexOf(feature)), feature];
      const files = cycle.slice(1).map((to, n) => imports.get(cycle[n] as string)?.get(to));
      cycles.push(`${cycle.join(' → ')} (${files.join(', ')})`);
      return;
    }
    if (done.has(feature)) return;
    for (const to of imports.get(feature)?.keys() ?? []) visit(to, [...path, feature]);
    done.add(feature);
  };
  for (const feature of imports.keys()) visit(feature, []);
  expect(cycles).toEqual([]);
});
