import type { Bench, Part } from '../bench.ts';
import { type Measured, measureLoad, median } from '../load/measure.ts';
import type { Target } from '../load/target.ts';
import { pin, pinBench, SERVER_CORE, unpin } from '../machine/cores.ts';
import { loadFigures } from '../report/load-figures.ts';
import { atLeast, type Row } from '../report/table.ts';
import { fetchRaw } from '../servers/answer.ts';
import { BODY, staffHeaders } from './publish.ts';
import { measureVisibility } from './visibility.ts';

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
