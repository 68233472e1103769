import { setTimeout as wait } from 'node:timers/promises';
import { KeepAlive } from '../load/keep-alive.ts';
import { medianOf } from '../load/measure.ts';
import type { Row } from '../report/table.ts';
import { anyWord } from '../servers/small-product.ts';
import { nextAddress, signInOnce } from '../servers/strangers.ts';

/** Pauses between two requests of a kind, in ms. */
const PAUSE = { cached: 5, ready: 100, signIn: 100, search: 50 };

/** One search from another network. */
export async function searchOnce(origin: string): Promise<{ status: number; retryAfter: boolean }> {
  const words = encodeURIComponent(`${anyWord()} ${anyWord()}`);
  const reply = await fetch(`${origin}/tum-icerikler?ara=${words}`, {
    headers: { 'x-forwarded-for': nextAddress() },
  });
  await reply.arrayBuffer();
  return { status: reply.status, retryAfter: reply.headers.has('retry-after') };
}

/** Measures requests of other clients while `meanwhile` runs. */
export async function probe(
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
