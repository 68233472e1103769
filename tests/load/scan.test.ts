import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN } from '../harness/staff-client.ts';

const REQUESTS = 2500;
const CLIENTS = 20;
/** Lines of one kind in a second: the refused requests and the line that counts the rest. */
const MOST_LINES = 21;
/** A line has at most 300 characters of the path. */
const MOST_BYTES = 700;
const LONG = 'x'.repeat(1000);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ ...ADMIN, DEMO: 'off', LOG_LEVEL: 'info' });
});
afterAll(() => server.stop());

const PATHS = [
  (n: number) => `/wp-admin/${n}.php`,
  (n: number) => `/haberler/yok-${n}`,
  (n: number) => `/api/yok/${n}`,
  (n: number) => `/media/${n}.webp`,
  (n: number) => `/assets/${n}.js?${LONG}`,
  (n: number) => `/${LONG}-${n}`,
];

/** The statuses of the answers, with their numbers. */
async function scan(): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const statuses = new Map<number, number>();
  let next = 0;
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(server.origin + path, { agent }, (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
      }).once('error', reject);
    });
  const client = async () => {
    while (next < REQUESTS) {
      const n = next++;
      const status = await ask((PATHS[n % PATHS.length] as (typeof PATHS)[number])(n));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return statuses;
}

it('a scan for unknown addresses makes a bounded number of log lines, and none is left uncounted', async () => {
  const before = server.output().length;
  const began = performance.now();
  const statuses = await scan();
  const logged = () =>
    server
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line));
  /** Requests with this status in the log: their own lines, and those that were counted. */
  const counted = (status: number) =>
    logged().reduce((sum, event) => {
      if (event.msg === 'request' && event.status === status) return sum + 1;
      return event.kind === `request ${status}` ? sum + event.lines : sum;
    }, 0);
  expect(statuses.get(404)).toBeGreaterThan(REQUESTS / 2);
  for (const [status, number] of statuses) await eventually(() => counted(status)).toBe(number);

  // Each period of a second begins with a request, and ends before the next one begins.
  const periods = Math.ceil((performance.now() - began) / 1000);
  const lines = logged().length;
  expect(lines).toBeLessThanOrEqual(periods * MOST_LINES * statuses.size);
  expect(server.output().length - before).toBeLessThanOrEqual(lines * MOST_BYTES);
  expect(lines).toBeLessThan(REQUESTS);
});
