import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { CATEGORIES, type Category } from '../src/features/content/schema.ts';
import { fieldKeysVariable } from '../tests/harness/keys.ts';
import {
  type Figures,
  Latencies,
  type Measured,
  measure,
  measureLoad,
  medianOf,
  type Target,
} from './load/measure.ts';
import { dropPages, runWaves } from './load/waves.ts';
import { describeMachine, pin, pinBench, SERVER_CORE } from './machine/machine.ts';
import { type Row, tableOf } from './report/table.ts';
import { readVocabulary } from './search/contents.ts';
import { makeQueries, SEARCHES, Searcher } from './search/search.ts';
import { readSeeded, type Seeded } from './seed.ts';
import { ACCEPT_ENCODING } from './servers/answer.ts';
import { connectTo } from './servers/database.ts';
import { type Product, startProduct } from './servers/product.ts';

/** More than are sent in a comparison. */
const QUERIES = 50_000;

/** About as many as both products together answer in a second. */
const SEARCHES_A_SECOND = 100;

/**
 * Sends each search to both products, so that both have the same searches in the same moment: the
 * median of one product alone varies by a tenth.
 */
const searchBoth =
  (path: string): Compared =>
  async ([a, b], seconds, first) => {
    const ofA = { searcher: new Searcher(a.product.origin, path), times: [] as number[] };
    const ofB = { searcher: new Searcher(b.product.origin, path), times: [] as number[] };
    const inOrder = first === 0 ? [ofA, ofB] : [ofB, ofA];
    const searchAll = async () => {
      for (const query of a.queries.splice(0, seconds * SEARCHES_A_SECOND))
        for (const { searcher, times } of inOrder) times.push(await searcher.search(query));
    };
    const measuringB = () =>
      measure([b.product.pid], async () => {
        await searchAll();
        return figuresOf(ofB.times);
      });
    let measuredB: Awaited<ReturnType<typeof measuringB>> | undefined;
    const measuredA = await measure([a.product.pid], async () => {
      measuredB = await measuringB();
      return figuresOf(ofA.times);
    });
    for (const { searcher } of inOrder) searcher.close();
    if (!measuredB) throw new Error('Nothing was measured.');
    return [measuredA, measuredB];
  };

const headers = { 'Accept-Encoding': ACCEPT_ENCODING };

const connections = 50;

const LIST = Array.from({ length: 25 }, (_, i) => `/tum-icerikler?sayfa=${388 + i}`);

const load = ({ product }: Side, target: Target, seconds: number): Promise<Measured> =>
  measureLoad(product.origin, [product.pid], target, { connections, seconds });

const oneAfterTheOther =
  (run: (side: Side, seconds: number) => Promise<Measured>): Compared =>
  async (sides, seconds, first) => {
    const pair: Measured[] = [];
    for (const at of [first, 1 - first]) pair[at] = await run(sides[at] as Side, seconds);
    return pair as [Measured, Measured];
  };

/** What can be compared. */
const LOADS: Record<string, Compared> = {
  article: oneAfterTheOther(async (side, seconds) => {
    // The cache keeps the first pages that it stored.
    await dropPages(side.db, ['menu']);
    return load(side, { paths: side.seeded.articlePaths, headers }, seconds);
  }),
  list: oneAfterTheOther(({ product, db }, seconds) =>
    measure([product.pid], () =>
      runWaves(product.origin, db, { paths: LIST, headers }, ['menu'], { connections, seconds }),
    ),
  ),
  slug: oneAfterTheOther((side, seconds) =>
    load(
      side,
      { paths: side.seeded.slugs.map((slug) => `/api/contents/by-slug/${slug}`) },
      seconds,
    ),
  ),
  search: searchBoth(SEARCHES.page),
  'search-api': searchBoth(SEARCHES.API),
  cached: oneAfterTheOther((side, seconds) => load(side, { paths: ['/'], headers }, seconds)),
};

/*
 * Two built products in turn, both running: what a change costs or saves, on a machine whose speed
 * varies. `node bench/compare.ts <project A> <data A> <project B> <data B> [--only article,list]`. A
 * project is a clone with its packages and `dist`; its data is filled before with its own
 * `npm run bench -- --quick --only start --data <folder>`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: Object.keys(LOADS).join(',') },
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
  },
});
const [projectA, dataA, projectB, dataB] = positionals;
if (!projectA || !dataA || !projectB || !dataB) {
  process.stderr.write('Two projects are needed, each with its data folder.\n');
  process.exit(2);
}
const seconds = Number(values.seconds);
// Before this process is limited to one core.
const machine = describeMachine();

const sides: Side[] = [];
const rows: Row[] = [];
try {
  sides.push(await openSide(projectA, dataA), await openSide(projectB, dataB));
  pinBench('client core');
  for (const name of values.only.split(',')) rows.push(await compare(name));
} finally {
  for (const side of sides) await side.close();
}
const notes = [
  machine,
  'B ÷ A: the median of the rounds, of the processor time of a request, PostgreSQL included.',
];
process.stdout.write(`${tableOf({ title: 'Two products in turn', rows, notes })}\n`);

async function compare(name: string): Promise<Row> {
  const run = LOADS[name];
  if (!run) throw new Error(`There is no load "${name}", only ${Object.keys(LOADS).join(', ')}.`);
  const both = sides as [Side, Side];
  // V8 compiles what a load runs during its first ten seconds or so.
  for (let warmUp = 0; warmUp < 3; warmUp++) await run(both, 4, 0);
  const runs: [Measured, Measured][] = [];
  // Each of the two begins as often as the other.
  for (let round = 0; round < Number(values.rounds); round++)
    runs.push(await run(both, seconds, round % 2 ? 1 : 0));
  const ratios = runs.map(([a, b]) => b.cpuPerRequest / a.cpuPerRequest).sort((x, y) => x - y);
  return {
    name,
    figures: {
      'A, p50 ms': medianOf(runs.map(([a]) => a.p50)),
      'B, p50 ms': medianOf(runs.map(([, b]) => b.p50)),
      'A, CPU µs': medianOf(runs.map(([a]) => a.cpuPerRequest)),
      'B, CPU µs': medianOf(runs.map(([, b]) => b.cpuPerRequest)),
      'B ÷ A': medianOf(ratios),
      range: [ratios[0], ratios.at(-1)].map((ratio) => (ratio as number).toFixed(2)).join('–'),
      'foreign cores': medianOf(runs.flat().map(({ foreignCores }) => foreignCores)),
    },
  };
}

function figuresOf(times: number[]): Figures {
  const latencies = new Latencies();
  for (const ms of times) latencies.add(ms, 200);
  return latencies.figures(times.reduce((sum, ms) => sum + ms, 0) / 1000);
}

/** One of the two products that are compared, running on a filled database of its own. */
interface Side {
  product: Product;
  db: pg.Client;
  seeded: Seeded;
  /** The searches that were not sent yet. */
  queries: string[];
  close(): Promise<void>;
}

/** One round on both products; the one at `first` begins. */
type Compared = (
  sides: [Side, Side],
  seconds: number,
  first: 0 | 1,
) => Promise<[Measured, Measured]>;

/** @param project a folder with the built product, its packages and its `package.json` */
async function openSide(project: string, dataDir: string): Promise<Side> {
  const product = await startProduct({
    node: process.execPath,
    project: resolve(project),
    dataDir: resolve(dataDir),
    env: { FIELD_KEYS: fieldKeysVariable(1), TRUST_PROXY: '127.0.0.1' },
  });
  const db = await connectTo(product);
  const seeded = await readSeeded(db, (category) => CATEGORIES[category as Category]);
  const queries = makeQueries(await readVocabulary(db), QUERIES);
  pin([product.pid], SERVER_CORE);
  return {
    product,
    db,
    seeded,
    queries,
    async close() {
      await db.end();
      await product.stop();
    },
  };
}
