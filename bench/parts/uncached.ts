import { setTimeout as wait } from 'node:timers/promises';
import { type Bench, LONG_LIST, type Part } from '../bench.ts';
import { type Measured, measure, measureLoad, median, medianOf } from '../load/measure.ts';
import { dropPages, runWaves } from '../load/waves.ts';
import { pin, SERVER_CORE } from '../machine/machine.ts';
import { type CpuTime, cpuOf } from '../machine/processes.ts';
import { atLeast, atMost, loadFigures, type Row } from '../report/table.ts';
import { ACCEPT_ENCODING, fetchRaw } from '../servers/answer.ts';

const headers = { 'Accept-Encoding': ACCEPT_ENCODING };
const LANGUAGES = ['', '/en', '/de', '/es'];
const NEIGHBOURS = 25;

/** Pages that are rendered for every request. */
export const measureUncached: Part = async (bench) => {
  const first = listAddresses(1);
  const far = listAddresses(388);
  const rows: Row[] = [];

  const home = await renderedInWaves(
    bench,
    'home',
    LANGUAGES.map((l) => l || '/'),
    ['home'],
  );
  rows.push(await rowOf(bench, 'home, 4 languages', '/', home));
  const notice = await costOfNotice(bench);

  const runs: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < bench.options.rounds; round++) {
    bench.log(`uncached: lists, round ${round + 1}`);
    runs[0].push(await waves(bench, first, ['menu']));
    runs[1].push(await waves(bench, far, ['menu']));
  }
  await bench.profiled('uncached-list', () => waves(bench, far, ['menu']));
  const slower = medianOf(
    runs[1].map((run, i) => run.cpuPerRequest / (runs[0][i] as Measured).cpuPerRequest),
  );
  rows.push(await rowOf(bench, 'list, pages 1–25', `${LONG_LIST}?sayfa=2`, median(runs[0])));
  const farRow = await rowOf(
    bench,
    'list, pages 388–412',
    `${LONG_LIST}?sayfa=400`,
    median(runs[1]),
  );
  rows.push({ ...farRow, goal: atLeast(1000, median(runs[1]).requestsPerCpuSecond, '/CPU s') });
  const changed: Measured[] = [];
  for (let round = 0; round < bench.options.rounds; round++)
    changed.push(await waves(bench, far, ['menu', 'list:all']));
  const changedName = '  the same, after a publication';
  rows.push(await rowOf(bench, changedName, `${LONG_LIST}?sayfa=400`, median(changed)));
  rows.push({
    name: '  CPU of page 400 ÷ page 1',
    figures: { 'CPU µs': slower },
    goal: atMost(1.5, slower, '×'),
  });

  const article = await articles(bench);
  const articleRow = await rowOf(bench, 'article', bench.seeded.articlePaths[0] as string, article);
  rows.push({ ...articleRow, goal: atLeast(2000, article.requestsPerCpuSecond, '/CPU s') });
  return [
    {
      title: 'Pages rendered for every request',
      rows,
      notes: [
        `home: one notice for every 4 pages; a notice alone costs ${Math.round(notice)} µs of CPU, ${Math.round(notice / 4)} of each page's figure.`,
        'lists: one notice for every 100 pages; their rows are read again only after a publication. article: all addresses in turn, none twice in a run.',
      ],
    },
  ];
};

function listAddresses(from: number): string[] {
  return LANGUAGES.flatMap((language) =>
    Array.from({ length: NEIGHBOURS }, (_, i) => `${language}${LONG_LIST}?sayfa=${from + i}`),
  );
}

async function waves(bench: Bench, paths: string[], tags: string[]): Promise<Measured> {
  const { product, db, options } = bench;
  pin([product.pid], SERVER_CORE);
  return measure([product.pid], () =>
    runWaves(product.origin, db, { paths, headers }, tags, options),
  );
}

async function renderedInWaves(bench: Bench, name: string, paths: string[], tags: string[]) {
  const runs: Measured[] = [];
  for (let round = 0; round < bench.options.rounds; round++) {
    bench.log(`uncached: ${name}, round ${round + 1}`);
    runs.push(await waves(bench, paths, tags));
  }
  await bench.profiled(`uncached-${name}`, () => waves(bench, paths, tags));
  return median(runs);
}

/** In this time, in seconds, no article is requested twice. */
const ALL_DIFFERENT = 4;

/**
 * Requests published items in turn, each at most once in a run. The cache is emptied before each run,
 * because it keeps the first pages that it stored.
 */
async function articles(bench: Bench): Promise<Measured> {
  const { product, db, options, seeded } = bench;
  const run = async (seconds: number) => {
    await dropPages(db, ['menu']);
    return measureLoad(
      product.origin,
      [product.pid],
      { paths: seeded.articlePaths, headers },
      { connections: options.connections, seconds: Math.min(seconds, ALL_DIFFERENT) },
    );
  };
  pin([product.pid], SERVER_CORE);
  for (let warmUp = 0; warmUp < 3; warmUp++) await run(ALL_DIFFERENT);
  const runs: Measured[] = [];
  for (let round = 0; round < options.rounds; round++) {
    bench.log(`uncached: article, round ${round + 1}`);
    runs.push(await run(options.seconds));
  }
  await bench.profiled('uncached-article', () => run(options.seconds));
  return median(runs);
}

/** Microseconds of CPU for one notice that invalidates nothing. */
async function costOfNotice(bench: Bench): Promise<number> {
  const times = 400;
  const before = cpuOf([bench.product.pid]);
  for (let i = 0; i < times; i++) {
    await dropPages(bench.db, ['home']);
    await wait(4);
  }
  const after = cpuOf([bench.product.pid]);
  const total = (time: CpuTime) => time.program + time.postgres;
  return ((total(after) - total(before)) / times) * 1e6;
}

async function rowOf(bench: Bench, name: string, path: string, run: Measured): Promise<Row> {
  const { body } = await fetchRaw(bench.product.origin + path);
  return { name, figures: loadFigures(run, body.length) };
}
