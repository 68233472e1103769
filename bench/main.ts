import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Part } from './bench.ts';
import { WRK } from './load/wrk.ts';
import { canPin, pinBench } from './machine/cores.ts';
import { describeMachine } from './machine/describe.ts';
import { openBench } from './open-bench.ts';
import { type PartName, readOptions } from './options.ts';
import { measureApi } from './parts/api.ts';
import { measureCached } from './parts/cached.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { type Peak, peakSection } from './parts/peak.ts';
import { measureSearch } from './parts/search.ts';
import { measureSignIn } from './parts/sign-in.ts';
import { measureStart } from './parts/start.ts';
import { measureUncached } from './parts/uncached.ts';
import { measureWeight } from './parts/weight.ts';
import { type Section, tableOf } from './report/table.ts';

const PARTS: Record<PartName, Part> = {
  start: measureStart,
  cached: measureCached,
  uncached: measureUncached,
  api: measureApi,
  'sign-in': measureSignIn,
  search: measureSearch,
  weight: measureWeight,
  lighthouse: measureLighthouse,
};

const PINNED: PartName[] = ['cached', 'uncached', 'api', 'search'];

const options = readOptions(process.argv.slice(2));
const machine = describeMachine();
const print = (text: string) => process.stdout.write(`${text}\n`);

print(`Ufuk bench, ${new Date().toISOString().slice(0, 16)}Z, ${machine}`);
print(
  `${options.rounds} runs of ${options.seconds} s, ${options.connections} connections, client: ${WRK ? 'wrk' : 'autocannon (wrk is not installed)'}`,
);
print(
  canPin
    ? 'Server on one core, client on another.'
    : 'Server and client share the cores: not pinned.',
);

const bench = await openBench(options);
const sections: Section[] = [];
const peaks: Peak[] = [];
try {
  bench.log(`${bench.seeded.published} published items are in the database`);
  for (const name of options.parts) {
    // If the server is pinned to one core, this process does not use that core.
    pinBench(PINNED.includes(name) ? 'client core' : 'all cores');
    bench.memory.reset();
    bench.memory.follow(
      () => [bench.product.pid],
      () => [backendOf(bench.db)],
    );
    for (const section of await PARTS[name](bench)) {
      sections.push(section);
      print(tableOf(section));
    }
    peaks.push({ part: name, MiB: bench.memory.peak, postgres: bench.memory.postgresAtPeak });
  }
  const peak = peakSection(peaks);
  sections.push(peak);
  print(tableOf(peak));
} finally {
  await bench.close();
}

/** The process of PostgreSQL that serves a connection; the driver's types leave it out. */
function backendOf(client: pg.Client): number {
  return (client as unknown as { processID: number }).processID;
}

const results = join(import.meta.dirname, 'results');
await mkdir(results, { recursive: true });
const latest = { at: new Date().toISOString(), machine, options, sections };
await writeFile(join(results, 'latest.json'), `${JSON.stringify(latest, null, 2)}\n`);
const missed = sections.flatMap(({ rows }) => rows.filter(({ goal }) => goal && !goal.met));
print(`\nGoals missed: ${missed.map((row) => row.name.trim()).join('; ') || 'none'}`);
