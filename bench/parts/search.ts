import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Bench, Part } from '../bench.ts';
import { pin, pinBench, SERVER_CORE } from '../machine/machine.ts';
import { atMost, type Row, type Section } from '../report/table.ts';
import { fillLibrary, readVocabulary } from '../search/contents.ts';
import { makeQueries, SEARCHES, searchInTurn } from '../search/search.ts';
import { connectTo } from '../servers/database.ts';
import { type Product, startProduct } from '../servers/product.ts';

/** Different searches, so that none is answered from a cache. */
const QUERIES = 1000;
/** Other searches before them: during the first thousand V8 compiles, a quarter of Node's time. */
const WARM_UP = 2000;

/** Searches in databases of growing size, in a data folder of their own. */
export const measureSearch: Part = async (bench) => {
  const { options, settings, folder, log } = bench;
  const dataDir = options.dataDir ? `${resolve(options.dataDir)}-search` : join(folder, 'search');
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const rows: Row[] = [];
  const notes: string[] = [];
  const env = { ...settings.env, TRUST_PROXY: '127.0.0.1' };
  const product = await startProduct({ ...settings, env, dataDir });
  const db = await connectTo(product);
  try {
    await db.query('set statement_timeout = 0');
    const words = await readVocabulary(db);
    const queries = makeQueries(words, QUERIES + WARM_UP);
    for (const size of options.libraries) {
      log(`search: filling a library of ${size}`);
      pinBench('all cores');
      await fillLibrary(db, words, size);
      notes.push(`${size.toLocaleString('en')}: ${await sizesOf(db)}.`);
      pin([product.pid], SERVER_CORE);
      pinBench('client core');
      rows.push(...(await rowsOf(bench, product, queries, size)));
    }
  } finally {
    await db.end();
    await product.stop();
  }
  return [sectionOf(rows, notes)];
};

const sectionOf = (rows: Row[], notes: string[]): Section => ({
  title: 'Search',
  rows,
  notes: [
    `${QUERIES} different searches one after another on one connection: frequent and rare words, two and three words, misspelled ones, phrases.`,
    ...notes,
  ],
});

type Share = 'p50' | 'p95' | 'p99';
const SHARES: Record<Share, number> = { p50: 0.5, p95: 0.95, p99: 0.99 };

/** Goals in ms, by the number of items. */
function goalsOf(size: number): [Share, number][] {
  if (size <= 10_000) {
    return [
      ['p50', 4],
      ['p99', 20],
    ];
  }
  return [['p95', size <= 100_000 ? 50 : 150]];
}

async function rowsOf(bench: Bench, product: Product, queries: string[], size: number) {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(SEARCHES)) {
    bench.log(`search: ${name}, ${size} items`);
    const times = await timesOf(product, queries, path);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] as number;
    const figures = {
      'p50 ms': at(SHARES.p50),
      'p95 ms': at(SHARES.p95),
      'p99 ms': at(SHARES.p99),
      'worst ms': at(1),
    };
    const goals = goalsOf(size).map(([share, wanted]) =>
      atMost(wanted, at(SHARES[share]), ` ms ${share}`),
    );
    rows.push({
      name: `${name}, ${size.toLocaleString('en')} items`,
      figures,
      goal: {
        wanted: goals.map((goal) => goal.wanted).join(', '),
        met: goals.every((goal) => goal.met),
      },
    });
  }
  return rows;
}

/** Milliseconds of each search, ascending. */
async function timesOf({ origin }: Product, queries: string[], path: string): Promise<number[]> {
  await searchInTurn(origin, path, queries.slice(QUERIES));
  const times = await searchInTurn(origin, path, queries.slice(0, QUERIES));
  return times.sort((a, b) => a - b);
}

async function sizesOf(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ text: string }>(
    `select format('index %s, rows of it %s, %s words %s, contents %s',
       pg_size_pretty(pg_relation_size('content_search_words')),
       pg_size_pretty(pg_table_size('content_search')),
       (select count(*) from search_words), pg_size_pretty(pg_total_relation_size('search_words')),
       pg_size_pretty(pg_total_relation_size('contents'))) as text`,
  );
  return rows[0]?.text ?? '';
}
