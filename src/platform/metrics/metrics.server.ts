import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { addressMatcher, THIS_MACHINE } from '../http/connections/cap-networks.server.ts';
import type { HttpCounts } from '../http/http-counts.server.ts';
import { forwardingHeader } from '../http/watch-forwarding.server.ts';
import type { QueueState } from '../inside/pg-boss.server.ts';
import { plainAddress } from '../network.server.ts';

const isHere = addressMatcher(THIS_MACHINE);

/** Where the numbers come from; all of them are read when somebody asks for them. */
export interface MetricSources {
  counts: HttpCounts;
  cache: { size: number; bytes: number };
  /** Pools of connections to the database, by name. */
  pools: Record<string, { totalCount: number; idleCount: number; waitingCount: number }>;
  queue: () => Promise<QueueState>;
  /** The end of the last backup that was completed. */
  lastBackup: () => Promise<Date | null>;
}

export interface Metrics {
  registry: Registry;
  /** Counts one answer of the framework; answers from the cache are in `counts`. */
  answered(request: { method: string; kind: string; status: number; seconds: number }): void;
}

/** In seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Clients invent methods; each would be a series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The numbers of this process in the format of Prometheus, with those of Node itself. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'ufuk_http_requests_total',
    help: 'Answers that were not from the cache',
    labelNames: ['method', 'kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'ufuk_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, without those from the cache',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const { counts, cache } = sources;
  total('ufuk_cached_answers_total', 'Answers from the cache', () => counts.cached);
  total('ufuk_refused_requests_total', 'Requests refused at once under load', () => counts.refused);
  total(
    'ufuk_refused_connections_total',
    'Connections closed at once because there were too many',
    () => counts.refusedConnections,
  );
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('ufuk_cache_entries', 'Rendered pages in the cache', () => cache.size);
  gauge('ufuk_cache_bytes', 'Bytes of the rendered pages in the cache', () => cache.bytes);
  addPools(registers, sources.pools);
  addDatabaseState(registers, sources);
  return {
    registry,
    answered({ method, kind, status, seconds }) {
      requests.inc({ method: METHODS.has(method) ? method : 'other', kind, status });
      durations.observe({ kind }, seconds);
    },
  };
}

function addPools(registers: Registry[], pools: MetricSources['pools']): void {
  new Gauge({
    name: 'ufuk_database_connections',
    help: 'Connections to the database; waiting: requests for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

/** While the database cannot be reached, these have no value. */
function addDatabaseState(
  registers: Registry[],
  { queue, lastBackup }: Pick<MetricSources, 'queue' | 'lastBackup'>,
): void {
  const oldest = new Gauge({
    name: 'ufuk_jobs_oldest_seconds',
    help: 'How long the oldest job whose time has come has waited',
    aggregator: 'max',
    registers,
  });
  new Gauge({
    name: 'ufuk_jobs',
    help: 'Jobs of all processes; failed: not tried again',
    labelNames: ['state'],
    // Every process reads the same.
    aggregator: 'first',
    registers,
    async collect() {
      this.reset();
      const found = await queue().catch(() => null);
      if (!found) return oldest.reset();
      const { waiting, running, failed, oldestSeconds } = found;
      for (const [state, count] of Object.entries({ waiting, running, failed }))
        this.set({ state }, count);
      oldest.set(oldestSeconds);
    },
  });
  new Gauge({
    name: 'ufuk_last_backup_timestamp_seconds',
    help: 'The end of the last complete backup, as Unix time; 0: none',
    aggregator: 'max',
    registers,
    async collect() {
      const at = await lastBackup().catch(() => undefined);
      if (at !== undefined) this.set((at?.getTime() ?? 0) / 1000);
    },
  });
}

/**
 * `GET /metrics`, for programs with the token, or without a token for those of this machine. To
 * others it does not exist. `read` gives the numbers, of this process if it is left out.
 */
export function mountMetrics(
  server: FastifyInstance,
  { registry, answered }: Metrics,
  token: string | null,
  read: () => Promise<string> = () => registry.metrics(),
): void {
  server.addHook('onResponse', async (request, reply) =>
    answered({
      method: request.method,
      kind: kindOf(request.url),
      status: reply.raw.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  );
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await read());
  });
}

function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(hashOf(given), hashOf(token));
  }
  // A proxy on this machine sends the requests of everybody.
  return isHere(plainAddress(socket.remoteAddress ?? '')) && !forwardingHeader(headers);
}

/** Of equal length, as the comparison requires. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();

function kindOf(url: string): string {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/assets/') || url.startsWith('/media/')) return 'file';
  return 'page';
}
