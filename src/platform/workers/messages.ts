import type { MetricObjectWithValues, MetricValue } from 'prom-client';

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
