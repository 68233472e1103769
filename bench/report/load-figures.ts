import type { Measured } from '../load/measure.ts';

/** The columns of all load measurements. */
export function loadFigures(run: Measured, bytes?: number): Record<string, number | string> {
  return {
    'req/s': Math.round(run.requestsPerSecond),
    'p50 ms': run.p50,
    'p99 ms': run.p99,
    'CPU µs': Math.round(run.cpuPerRequest),
    'of it PG': Math.round(run.postgresPerRequest),
    'req/CPU s': Math.round(run.requestsPerCpuSecond),
    ...(bytes === undefined ? {} : { bytes }),
    'foreign cores': run.foreignCores,
    ...(run.bad > 0 ? { 'BAD ANSWERS': run.bad } : {}),
  };
}
