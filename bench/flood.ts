import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { probe, searchOnce } from './flood/probes.ts';
import { runWrk } from './load/wrk.ts';
import { describeMachine } from './machine/describe.ts';
import { type Row, tableOf } from './report/table.ts';
import { anyWord, openSmallProduct } from './servers/small-product.ts';

/*
 * Measures the effect of two thousand connections that search, or that request ever new pages, each from
 * another network, on other visitors: node bench/flood.ts --seconds 20. It needs wrk.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '2000' },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
/** Different addresses of each kind. */
const ADDRESSES = 20_000;
/** How soon after the flood everything must be as before, in ms. */
const NORMAL_WITHIN_MS = 5000;

const FLOODS = {
  searches: () =>
    `/tum-icerikler?ara=${encodeURIComponent(`${anyWord()} ${anyWord()} ${anyWord()}`)}`,
  'unknown pages': (_: unknown, n: number) => `/haberler/${encodeURIComponent(anyWord())}-${n}`,
};

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Ufuk flood, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const product = await openSmallProduct({ TRUST_PROXY: '127.0.0.1' });
try {
  const rows: Row[] = [await probe('before', product.origin, () => wait(5000))];
  const notes: string[] = [];
  for (const [name, address] of Object.entries(FLOODS)) {
    const paths = Array.from({ length: ADDRESSES }, address);
    let flood = { requests: 0, seconds: 1, bad: 0 };
    rows.push(
      await probe(`${connections} connections: ${name}`, product.origin, async () => {
        const target = { paths, fromManyNetworks: true };
        flood = await runWrk(product.origin, target, { connections, seconds, lowPriority: true });
      }),
    );
    const ended = performance.now();
    while ((await searchOnce(product.origin)).status !== 200 && performance.now() - ended < 60_000);
    const normal = performance.now() - ended;
    rows.push(await probe(`after ${name}`, product.origin, () => wait(5000)));
    notes.push(
      `${name}: ${Math.round(flood.requests / flood.seconds)} answers a second, ${flood.bad} of ${flood.requests} not 2xx.`,
      `The first search after it was answered within ${Math.round(normal)} ms (goal: ${NORMAL_WITHIN_MS}).`,
    );
  }
  notes.push(
    'Goals under the flood: cached p99 and signing in under 200 ms, /readyz always 200,',
    'every refusal 503 with Retry-After.',
  );
  print(tableOf({ title: 'Floods', rows, notes }));
} finally {
  await product.close();
}
