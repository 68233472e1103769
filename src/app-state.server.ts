import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.server.ts';
import type { OpenedServices } from './app-services.server.ts';
import { readLastBackup } from './features/backups/operations.server.ts';
import { mountHealth } from './platform/http/health.server.ts';
import type { HttpCounts } from './platform/http/http-counts.server.ts';
import { readQueueState } from './platform/jobs/queue-state.server.ts';
import { createMetrics } from './platform/metrics/metrics.server.ts';
import { mountMetrics } from './platform/metrics/mount-metrics.server.ts';

interface Parts extends Pick<OpenedServices, 'services' | 'jobs' | 'jobsDb'> {
  counts: HttpCounts;
  hints: () => object;
}

/**
 * Mounts what tells operators how the process is: health checks and metrics. The returned function
 * makes `/readyz` fail, before the process stops.
 */
export function mountState(
  server: FastifyInstance,
  options: Pick<AppOptions, 'readiness' | 'shareMetrics' | 'metricsToken'>,
  { services, jobs, jobsDb, counts, hints }: Parts,
): () => void {
  const readiness = { ...options.readiness, jobs: async () => jobs.isWell() };
  const announceStop = mountHealth(server, readiness, hints);
  const metrics = createMetrics({
    counts,
    cache: services.cache,
    pools: { requests: services.db.$client, jobs: jobsDb.$client },
    queue: () => readQueueState(jobsDb),
    lastBackup: async () => (await readLastBackup(jobsDb)).last?.finishedAt ?? null,
  });
  const readMetrics = options.shareMetrics?.(metrics.registry);
  mountMetrics(server, metrics, options.metricsToken ?? null, readMetrics);
  return announceStop;
}
