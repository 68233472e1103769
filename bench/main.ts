import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type pg from 'pg';
import { launchBrowser } from '../tests/harness/browser.ts';
import { findFreePort } from '../tests/harness/free-port.ts';
import { type Bench, openBench, type Part } from './bench.ts';
import { WRK } from './load/wrk.ts';
import { canPin, describeMachine, pinBench, unpin } from './machine/machine.ts';
import { type PartName, readOptions } from './options.ts';
import { measureApi } from './parts/api.ts';
import { measureBranches } from './parts/branches.ts';
import { measureCached } from './parts/cached.ts';
import { measureSearch } from './parts/search.ts';
import { measureSignIn } from './parts/sign-in.ts';
import { measureStart } from './parts/start.ts';
import { measureUncached } from './parts/uncached.ts';
import { measureWeight } from './parts/weight.ts';
import { atLeast, atMost, type Row, type Section, tableOf } from './report/table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const ROUNDS = 3;

interface Audit {
  /** Score of each category, 0 to 100. */
  scores: number[];
  lcpMs: number;
  cls: number;
  totalKb: number;
  /** Audits without the full score. */
  short: string[];
}

/** Lighthouse with a simulated phone on slow 4G; the median of three runs for each page. */
const measureLighthouse: Part = async (bench) => {
  unpin([bench.product.pid]);
  const pages = {
    home: '/',
    list: '/haberler',
    article: bench.seeded.articlePaths[0] as string,
    document: '/tuzuk',
    documents: '/belgeler',
    'page of the party’s own': '/sikca-sorulan-sorular',
    'board of the party’s own': '/politika-kurullari',
    branches: '/teskilat',
    'branch of a province': '/teskilat/ankara',
    'contact form': '/bize-ulasin',
    'membership form': '/uye-olun',
  };
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    bench.log(`lighthouse: ${name}`);
    const audits: Audit[] = [];
    for (let round = 0; round < ROUNDS; round++) audits.push(await auditPage(bench, path));
    rows.push(...rowsOf(name, audits));
    const short = new Set(audits.flatMap((audit) => audit.short));
    if (short.size > 0) notes.push(`${name}: ${[...short].join('; ')}`);
  }
  return [{ title: 'Lighthouse, mobile, median of 3', rows, notes }];
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The highest memory during a part, and what of it belongs to PostgreSQL, in MiB. */
interface Peak {
  part: string;
  MiB: number;
  postgres: number;
}

const figuresOf = ({ MiB, postgres }: Peak) => ({
  MiB: Math.round(MiB),
  'of it PG': Math.round(postgres),
});

const PARTS: Record<PartName, Part> = {
  start: measureStart,
  cached: measureCached,
  uncached: measureUncached,
  api: measureApi,
  'sign-in': measureSignIn,
  search: measureSearch,
  branches: measureBranches,
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

/** The highest memory during all parts that were run, and during each. */
function peakSection(peaks: readonly Peak[]): Section {
  const highest = peaks.reduce((most, peak) => (peak.MiB > most.MiB ? peak : most));
  return {
    title: 'Memory under load',
    rows: [
      { name: 'peak', figures: figuresOf(highest), goal: atMost(320, highest.MiB, ' MiB') },
      ...peaks.map((peak) => ({ name: `  ${peak.part}`, figures: figuresOf(peak) })),
    ],
    notes: ['Node and PostgreSQL together (PSS), measured twice a second during the parts above.'],
  };
}

/** In a browser of its own: Lighthouse does not clear the storage of earlier visits. */
async function auditPage(bench: Bench, path: string): Promise<Audit> {
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const result = await lighthouse(bench.product.origin + path, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  }).finally(() => browser.close());
  if (!result) throw new Error(`Lighthouse returned no result for ${path}.`);
  const { categories, audits } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    totalKb: number('total-byte-weight') / 1024,
    short: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}

function rowsOf(name: string, audits: Audit[]): Row[] {
  const scores = CATEGORIES.map((_, i) => median(audits.map((audit) => audit.scores[i] as number)));
  const lcp = median(audits.map((audit) => audit.lcpMs));
  const totalKb = median(audits.map((audit) => audit.totalKb));
  const figures = {
    ...Object.fromEntries(CATEGORIES.map((id, i) => [id, scores[i] as number])),
    'LCP ms': Math.round(lcp),
    CLS: Math.max(...audits.map((audit) => audit.cls)),
    'total KB': totalKb,
  };
  const row = { name, figures, goal: atLeast(100, Math.min(...scores), ' each') };
  const lcpRow = { name: '  its LCP', figures: {}, goal: atMost(1300, lcp, ' ms') };
  if (name !== 'home') return [row, lcpRow];
  return [row, lcpRow, { name: '  its weight', figures: {}, goal: atMost(250, totalKb, ' KB') }];
}
