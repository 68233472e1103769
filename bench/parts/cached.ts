import { join } from 'node:path';
import { type Bench, LONG_LIST, type Part } from '../bench.ts';
import { type Measured, measureLoad, median, medianOf } from '../load/measure.ts';
import { pin, SERVER_CORE } from '../machine/machine.ts';
import { atLeast, loadFigures, type Row, type Section } from '../report/table.ts';
import { ACCEPT_ENCODING, type Answer, fetchSettled } from '../servers/answer.ts';
import { hasNginx, startBareServer, startNginx } from '../servers/references.ts';
import { publishContent } from './publish.ts';

const OF_BARE = 0.9;
const OF_NGINX = 0.75;
/** V8 compiles what serves a page during its first seconds. */
const WARM_UP_SECONDS = 5;

/** Pages from the cache, compared with the fastest servers that send the same bytes. */
export const measureCached: Part = async (bench) => {
  const article = bench.seeded.articlePaths[0] as string;
  const pages = {
    home: '/',
    'list page 1': '/haberler',
    'list page 400': `${LONG_LIST}?sayfa=400`,
    article,
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    bench.log(`cached: ${name}`);
    rows.push(...(await comparePage(bench, name, path)));
  }
  bench.log('cached: right after publishing');
  await publishContent(bench.product.origin, 'haberler', 'Ölçüm için yayımlanan haber');
  rows.push(...(await comparePage(bench, 'home, just published', '/', true)));
  const notes = [
    'Ratios: medians over interleaved rounds of requests per CPU second, and of requests per second.',
    'best ÷ best: requests per CPU second of the best runs; other programs can only make a run worse.',
    ...(hasNginx ? [] : ['nginx is not installed on this machine; nothing was compared with it.']),
  ];
  return [{ title: 'Pages from the cache', rows, notes } satisfies Section];
};

interface Contender {
  name: string;
  origin: string;
  roots: number[];
  runs: Measured[];
}

async function comparePage(
  bench: Bench,
  name: string,
  path: string,
  fresh = false,
): Promise<Row[]> {
  const { product, options } = bench;
  // A page that was just published is measured at once, not after its better compression.
  const answer: Answer = await fetchSettled(product.origin + path);
  const folder = join(bench.folder, `page-${name.replace(/\W+/g, '-')}`);
  const bare = await startBareServer(bench.settings.node, join(folder, 'bare'), answer);
  const nginx = hasNginx ? await startNginx(join(folder, 'nginx'), answer) : null;
  const ours: Contender = { name, origin: product.origin, roots: [product.pid], runs: [] };
  const others: Contender[] = [
    { name: '  bare node:http', origin: bare.origin, roots: [bare.pid], runs: [] },
    ...(nginx
      ? [{ name: '  nginx, a file', origin: nginx.origin, roots: [nginx.pid], runs: [] }]
      : []),
  ];
  const target = { paths: [path], headers: { 'Accept-Encoding': ACCEPT_ENCODING } };
  const run = ({ origin, roots }: Contender, seconds: number) =>
    measureLoad(origin, roots, target, { connections: options.connections, seconds });
  try {
    for (const one of [ours, ...others]) {
      pin(one.roots, SERVER_CORE);
      if (!fresh) await run(one, WARM_UP_SECONDS);
    }
    for (let round = 0; round < options.rounds; round++) {
      // Each runs as often before the others as after them.
      const inTurn = round % 2 ? [...others.toReversed(), ours] : [ours, ...others];
      for (const one of inTurn) one.runs.push(await run(one, options.seconds));
    }
    if (!fresh) await bench.profiled(`cached-${name}`, () => run(ours, options.seconds));
  } finally {
    await bare.stop();
    await nginx?.stop();
  }
  return [ours, ...others].map((one) => {
    const figures = loadFigures(median(one.runs), answer.body.length);
    if (one === ours) return { name, figures };
    const wanted = one.name.includes('nginx') ? OF_NGINX : OF_BARE;
    const best = bestOf(ours) / bestOf(one);
    return {
      name: one.name,
      figures: {
        ...figures,
        'ours ÷ it, CPU': ratio(ours, one, 'requestsPerCpuSecond'),
        'ours ÷ it, req/s': ratio(ours, one, 'requestsPerSecond'),
        'best ÷ best': best,
      },
      goal: atLeast(wanted, best),
    };
  });
}

const bestOf = ({ runs }: Contender) => Math.max(...runs.map((run) => run.requestsPerCpuSecond));

function ratio(a: Contender, b: Contender, figure: 'requestsPerCpuSecond' | 'requestsPerSecond') {
  return medianOf(a.runs.map((run, i) => run[figure] / (b.runs[i] as Measured)[figure]));
}
