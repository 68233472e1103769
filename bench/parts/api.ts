import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Part } from '../bench.ts';
import { type Measured, measureLoad, median, medianOf, type Target } from '../load/measure.ts';
import { pin, pinBench, SERVER_CORE, unpin } from '../machine/machine.ts';
import { atLeast, atMost, loadFigures, type Row, type Section } from '../report/table.ts';
import { fetchRaw } from '../servers/answer.ts';
import { startSecond } from '../servers/database.ts';
import { BODY, publishContent, staffHeaders } from './publish.ts';

const LIST = '/haberler';
const PATIENCE_MS = 10_000;
const REPEAT_MS = 1;

/** Requests of programs and of the dashboard, and how soon other processes show a change. */
export const measureApi: Part = async (bench) => {
  const { product, seeded } = bench;
  const list: Target = { paths: ['/api/contents?pageSize=20'] };
  const bySlug: Target = { paths: seeded.slugs.map((slug) => `/api/contents/by-slug/${slug}`) };
  const rows: Row[] = [
    await row(bench, 'list of 20', list, 2500),
    await row(bench, 'one item of content by slug', bySlug, 5000),
  ];
  const create: Target = {
    paths: ['/api/contents'],
    method: 'POST',
    headers: await staffHeaders(product.origin),
    body: JSON.stringify({ title: '{{n}} numaralı taslak', category: 'haberler', body: BODY }),
  };
  rows.push(await row(bench, 'create a draft', create, 300));
  await bench.db.query(
    `delete from contents where state = 'draft' and title like '% numaralı taslak'`,
  );
  // For a moment it takes 45 MB more for a million contents.
  await bench.memory.without(() => bench.db.query('vacuum analyze contents'));
  unpin([product.pid]);
  pinBench('all cores');
  bench.log('api: visible after publishing');
  return [
    {
      title: 'API',
      rows,
      notes: [
        'Creates are durable: PostgreSQL answers after the data is on disk. 50 connections at once.',
      ],
    },
    // The connections of a second process are processes of the same PostgreSQL.
    await bench.memory.without(() => measureVisibility(bench)),
  ];
};

async function row(bench: Bench, name: string, target: Target, wanted: number): Promise<Row> {
  const { product, options } = bench;
  pin([product.pid], SERVER_CORE);
  const run = (seconds: number) =>
    measureLoad(product.origin, [product.pid], target, {
      connections: options.connections,
      seconds,
    });
  await run(1);
  const runs: Measured[] = [];
  for (let round = 0; round < options.rounds; round++) {
    bench.log(`api: ${name}, round ${round + 1}`);
    runs.push(await run(options.seconds));
  }
  await bench.profiled(`api-${name.replace(/\W+/g, '-')}`, () => run(options.seconds));
  const middle = median(runs);
  const bytes =
    target.method === 'POST'
      ? undefined
      : (await fetchRaw(product.origin + (target.paths[0] as string))).body.length;
  return {
    name,
    figures: loadFigures(middle, bytes),
    goal: atLeast(wanted, middle.requestsPerSecond, '/s'),
  };
}

/** How long after an editor's click new content is on its list, in this and in another process. */
async function measureVisibility(bench: Bench): Promise<Section> {
  const second = await startSecond(bench.product, bench.settings, bench.folder);
  const here: number[] = [];
  const there: number[] = [];
  try {
    for (let i = 0; i < Math.max(5, bench.options.rounds * 3); i++) {
      const title = `Görünürlük ölçümü ${Date.now()}`;
      // Both processes have the list in their caches, so a stale one would be noticed.
      await Promise.all([bench.product, second].map(({ origin }) => fetch(origin + LIST)));
      const clicked = performance.now();
      const seen = [bench.product, second].map(({ origin }) => untilSeen(origin, title, clicked));
      await publishContent(bench.product.origin, 'haberler', title);
      const [a, b] = await Promise.all(seen);
      here.push(a as number);
      there.push(b as number);
    }
  } finally {
    await second.stop();
    await bench.db.query(`delete from contents where title like 'Görünürlük ölçümü %'`);
  }
  const row = (name: string, times: number[], wanted: number) => ({
    name,
    figures: { 'median ms': medianOf(times), 'worst ms': Math.max(...times) },
    goal: atMost(wanted, medianOf(times), ' ms'),
  });
  return {
    title: 'From the click on “publish” to the list page',
    rows: [row('in the same process', here, 50), row('in a second process', there, 1000)],
    notes: [`${here.length} times; ${LIST} of both was requested every ${REPEAT_MS} ms meanwhile.`],
  };
}

async function untilSeen(origin: string, title: string, since: number): Promise<number> {
  while (performance.now() - since < PATIENCE_MS) {
    if ((await (await fetch(origin + LIST)).text()).includes(title))
      return performance.now() - since;
    await wait(REPEAT_MS);
  }
  return Number.POSITIVE_INFINITY;
}
