import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cpuOf, memoryOf } from './machine/processes.ts';
import { atMost, tableOf } from './report/table.ts';
import { startProduct } from './servers/product.ts';
import { openSmallProduct } from './servers/small-product.ts';
import { addReaders } from './streams/add-readers.ts';
import { OpenStreams } from './streams/open-streams.ts';

/*
 * Opens many event streams of staff: their memory, how soon all of them are told of a publication,
 * and that none misses it when the server is stopped and started. `node bench/streams.ts [--streams
 * 5000]`, on a built product.
 */

const { values } = parseArgs({ options: { streams: { type: 'string', default: '5000' } } });
const STREAMS = Number(values.streams);
const PER_SESSION = 5;
const AT_ONCE = 100;
const SECRET_KEY = 'bench-'.repeat(8);
const env = { SECRET_KEY, MAX_CONNECTIONS: String(STREAMS + 500), DEMO: 'off' };

const product = await openSmallProduct(env);
try {
  const tokens = await addReaders(
    product.dataDir,
    Buffer.from(SECRET_KEY),
    Math.ceil(STREAMS / PER_SESSION),
  );
  await wait(20_000);
  const before = memoryOf([product.pid]);
  const streams = await openAll(product.origin, tokens);
  await wait(20_000);
  const open = memoryOf([product.pid]);
  const idle = cpuOf([product.pid]);
  await wait(60_000);
  const quiet = cpuOf([product.pid]);

  const got = [...streams.events];
  const started = performance.now();
  await product.publish();
  await wait(5000);
  const told = streams.events.filter((count, n) => count > (got[n] ?? 0)).length;
  const toldMs = streams.lastAt - started;

  await product.stop();
  await wait(1000);
  const left = streams.open;
  streams.close();
  const again = await startProduct({
    ...{ node: product.node, project: `${product.folder}/product`, dataDir: product.dataDir, env },
  });
  const restarted = performance.now();
  const back = await openAll(again.origin, tokens);
  await wait(2000);
  const backTold = back.events.filter((count) => count > 0).length;
  const backMs = back.lastAt - restarted;
  back.close();
  await again.stop();

  const rows = [
    {
      name: `memory before / with ${STREAMS} streams`,
      figures: { figure: `${Math.round(before)} / ${Math.round(open)} MiB` },
      goal: atMost(150, Math.round(open - before), ' MiB more'),
    },
    {
      name: 'processor of the idle streams',
      figures: {
        figure: `${(((quiet.program - idle.program) / 60) * 100).toFixed(1)} % of a core`,
      },
    },
    {
      name: 'streams told of a publication',
      figures: { figure: `${told}, the last after ${Math.round(toldMs)} ms` },
      goal: atMost(0, STREAMS - told, ' missing'),
    },
    {
      name: 'streams open after the stop',
      figures: { figure: `${left}` },
      goal: atMost(0, left, ''),
    },
    {
      name: 'streams told after the start',
      figures: { figure: `${backTold}, the last after ${Math.round(backMs)} ms` },
      goal: atMost(0, STREAMS - backTold, ' missing'),
    },
  ];
  console.log(tableOf({ title: `${STREAMS} event streams`, rows, notes: [] }));
} finally {
  await product.close();
}

async function openAll(origin: string, tokens: readonly string[]): Promise<OpenStreams> {
  const streams = new OpenStreams();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < STREAMS; n = next++)
      await streams.add(origin, tokens[n % tokens.length] as string);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return streams;
}
