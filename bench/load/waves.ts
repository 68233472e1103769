import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { CHANNEL } from '../../src/platform/database/notices.server.ts';
import { KeepAlive } from './keep-alive.ts';
import { type Figures, Latencies, type Load, type Target } from './measure.ts';

/** Time for a notice to reach the idle server, which takes well under a millisecond. */
const NOTICE_ARRIVES_MS = 4;

export interface Waves extends Figures {
  waves: number;
}

/**
 * Makes the server render pages repeatedly: in each wave a notice on the product's own channel
 * invalidates them, as publishing does, then every address is requested once. No page is requested
 * twice between two notices, so no answer comes from the cache.
 */
export async function runWaves(
  origin: string,
  db: pg.Client,
  target: Target,
  tags: string[],
  load: Load,
): Promise<Waves> {
  const { paths, headers } = target;
  const connections = Array.from(
    { length: Math.min(load.connections, paths.length) },
    () => new KeepAlive(origin),
  );
  const latencies = new Latencies();
  let busyMs = 0;
  let waves = 0;
  const end = performance.now() + load.seconds * 1000;
  while (performance.now() < end) {
    await dropPages(db, tags);
    await wait(NOTICE_ARRIVES_MS);
    const started = performance.now();
    const queue = paths.values();
    await Promise.all(
      connections.map(async (connection) => {
        for (const path of queue) {
          const began = performance.now();
          const status = await connection.get(path, headers);
          latencies.add(performance.now() - began, status);
        }
      }),
    );
    busyMs += performance.now() - started;
    waves++;
  }
  for (const connection of connections) connection.close();
  return { ...latencies.figures(busyMs / 1000), waves };
}

export async function dropPages(db: pg.Client, tags: string[]): Promise<void> {
  await db.query({
    name: 'drop-pages',
    text: 'select pg_notify($1, $2)',
    values: [CHANNEL, JSON.stringify(tags)],
  });
}
