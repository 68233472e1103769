import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { KeepAlive } from './load/keep-alive.ts';
import { medianOf } from './load/measure.ts';
import { runWrk } from './load/wrk.ts';
import { describeMachine } from './machine/machine.ts';
import { type Row, tableOf } from './report/table.ts';
import { anyWord, openSmallProduct } from './servers/small-product.ts';
import { nextAddress, signInOnce } from './servers/strangers.ts';

/** Pauses between two requests of a kind, in ms. */
const PAUSE = { cached: 5, ready: 100, signIn: 100, search: 50 };

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

/** One search from another network. */
async function searchOnce(origin: string): Promise<{ status: number; retryAfter: boolean }> {
  const words = encodeURIComponent(`${anyWord()} ${anyWord()}`);
  const reply = await fetch(`${origin}/tum-icerikler?ara=${words}`, {
    headers: { 'x-forwarded-for': nextAddress() },
  });
  await reply.arrayBuffer();
  return { status: reply.status, retryAfter: reply.headers.has('retry-after') };
}

/** Measures requests of other clients while `meanwhile` runs. */
async function probe(
  name: string,
  origin: string,
  meanwhile: () => Promise<unknown>,
): Promise<Row> {
  let open = true;
  const repeat = async (pause: number, work: () => Promise<void>) => {
    while (open) {
      await work();
      await wait(pause);
    }
  };
  const timed = async <T>(into: number[], work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    into.push(performance.now() - began);
    return result;
  };
  const cached: number[] = [];
  const signIns: number[] = [];
  const bad = { cached: 0, ready: 0, signIn: 0 };
  const searches = { answered: 0, refused: 0, other: 0 };
  const connection = new KeepAlive(origin);
  const home = () => connection.get('/', { 'Accept-Encoding': 'br' });
  const probing = Promise.all([
    repeat(PAUSE.cached, async () => {
      if ((await timed(cached, home)) !== 200) bad.cached++;
    }),
    repeat(PAUSE.ready, async () => {
      const reply = await fetch(`${origin}/readyz`);
      await reply.arrayBuffer();
      if (reply.status !== 200) bad.ready++;
    }),
    repeat(PAUSE.signIn, async () => {
      if ((await timed(signIns, () => signInOnce(origin))) !== 200) bad.signIn++;
    }),
    repeat(PAUSE.search, async () => {
      const { status, retryAfter } = await searchOnce(origin);
      if (status === 200) searches.answered++;
      else if (status === 503 && retryAfter) searches.refused++;
      else searches.other++;
    }),
  ]);
  await meanwhile();
  open = false;
  await probing;
  connection.close();
  const p99 = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN;
  return {
    name,
    figures: {
      'cached p50 ms': medianOf(cached),
      'p99 ms': p99(cached),
      'sign-in median ms': medianOf(signIns),
      'its p99 ms': p99(signIns),
      '/readyz not 200': bad.ready,
      'others failed': bad.cached + bad.signIn,
      'search 200': searches.answered,
      '503': searches.refused,
      other: searches.other,
    },
  };
}
