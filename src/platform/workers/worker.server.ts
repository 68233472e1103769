import cluster from 'node:cluster';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

/** The numbers of one process, as a registry of prom-client gives them. */
export type Numbers = MetricObjectWithValues<MetricValue<string>>[];

/** What a worker sends to the first process. */
export type FromWorker =
  | { kind: 'ready'; url: string }
  /** The worker needs the numbers of all workers. */
  | { kind: 'wantAll'; id: number }
  | { kind: 'numbers'; id: number; numbers: Numbers };

/** What the first process sends to a worker. */
export type ToWorker =
  | { kind: 'wantNumbers'; id: number }
  | { kind: 'all'; id: number; text: string };

/** The first process answers earlier, without the workers that do not answer it. */
const LONGEST_MS = 5000;

const send = (message: FromWorker) => process.send?.(message);

/** Tells the first process that this worker answers requests. */
export const reportReady = (url: string) => send({ kind: 'ready', url });

/** The number of this worker, from 1; null: this process is not a worker. */
export const workerNumber = (): number | null => cluster.worker?.id ?? null;

/**
 * Gives the numbers in `registry` to the first process whenever it asks for them.
 * @returns a function that reads the numbers of all workers together, in the format of Prometheus
 */
export function shareMetrics(registry: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  process.on('message', async (message: ToWorker) => {
    if (message.kind === 'all') waiting.get(message.id)?.(message.text);
    if (message.kind === 'wantNumbers') {
      const numbers = await registry.getMetricsAsJSON();
      send({ kind: 'numbers', id: message.id, numbers });
    }
  });
  return () =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const timeout = setTimeout(() => {
        waiting.delete(id);
        reject(new Error('The first process did not answer.'));
      }, LONGEST_MS);
      waiting.set(id, (text) => {
        waiting.delete(id);
        clearTimeout(timeout);
        resolve(text);
      });
      send({ kind: 'wantAll', id });
    });
}
