import type { Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { FromWorker, Numbers, ToWorker } from './messages.ts';

/** A worker that does not answer in this time is left out. */
const ANSWER_MS = 2000;

let last = 0;

/** The numbers of all `workers` together, in the format of Prometheus. */
export async function readAllMetrics(workers: Iterable<Worker>): Promise<string> {
  const found = await Promise.all([...workers].map(readNumbers));
  return AggregatorRegistry.aggregate(found.filter((numbers) => numbers !== null)).metrics();
}

async function readNumbers(worker: Worker): Promise<Numbers | null> {
  const id = ++last;
  const { promise, resolve } = Promise.withResolvers<Numbers>();
  const receive = (message: FromWorker) => {
    if (message.kind === 'numbers' && message.id === id) resolve(message.numbers);
  };
  worker.on('message', receive);
  const late = new AbortController();
  try {
    worker.send({ kind: 'wantNumbers', id } satisfies ToWorker);
    const timeout = wait(ANSWER_MS, null, { signal: late.signal }).catch(() => null);
    return await Promise.race([promise, timeout]);
  } catch {
    // Its channel is closed: it has ended.
    return null;
  } finally {
    late.abort();
    worker.off('message', receive);
  }
}
