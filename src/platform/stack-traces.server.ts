import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { PROJECT_DIR } from './project.server.ts';

const BUILT = join(PROJECT_DIR, 'dist') + sep;
/** In a stack of an ES module: its address, line and column, both from 1. */
const POSITION = /(file:\/\/\/[^\s()]+?\.js):(\d+):(\d+)/g;
const MOST_KEPT = 1000;
/** Positions that were looked up before, and what they became. No map is kept. */
const known = new LRUCache<string, string>({ max: MOST_KEPT });

/**
 * A stack in which positions in built files are replaced by those in the sources, such as
 * `src/app/app.server.ts:12`, as far as the source maps beside the built files name them. A map is read
 * when a position is not known yet; Node's `--enable-source-maps` reads all of them at the start.
 */
export function withSources(stack: string): string {
  try {
    const found = [...stack.matchAll(POSITION)].filter(([position]) => !known.has(position));
    for (const [address, positions] of Map.groupBy(found, ([, url]) => String(url)))
      lookUp(address, positions);
    return stack.replace(POSITION, (position) => known.get(position) ?? position);
  } catch {
    return stack;
  }
}

function lookUp(address: string, positions: RegExpExecArray[]): void {
  // What is not found stays as it is, and is not looked up again.
  for (const [position] of positions) known.set(position, position);
  const file = fileURLToPath(address);
  if (!file.startsWith(BUILT)) return;
  const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  for (const [position, , line, column] of positions) {
    const origin = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (origin.source === null) continue;
    const path = relative(PROJECT_DIR, resolve(dirname(file), origin.source));
    known.set(position, `${path}:${origin.line}`);
  }
}
