import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { isAlive, processTree } from '../harness/process-tree.ts';
import { launchServer, type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, type StaffClient, signInAt } from '../harness/staff-client.ts';
import { sendSteadily } from '../harness/steady-requests.ts';

/** Two starts and two stops, on a busy machine. */
const REPLACED = { timeout: 120_000, interval: 100 };
const SETTINGS = { ...ADMIN, WORKERS: '2', DEMO: 'off', LOG_LEVEL: 'info' };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(SETTINGS);
});
afterAll(() => server?.stop());

/** The numbers of the worker processes. */
const workersOf = ({ process: first }: RunningServer): number[] =>
  processTree(first.pid as number).filter(
    (pid) => pid !== first.pid && commandOf(pid).includes('server.js'),
  );

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Each request on a connection of its own, which any of the workers accepts. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { connection: 'close', ...headers } });

const countDrafts = async (staff: StaffClient): Promise<number> =>
  (await (await staff.call('GET', '/api/contents?state=draft')).json()).total;

const getAtOnce = async (path: string, count: number) => {
  const replies = await Promise.all(Array.from({ length: count }, () => get(path)));
  expect(replies.map(({ status }) => status)).toEqual(Array(count).fill(200));
};

const readMetric = async (series: string): Promise<number> => {
  const text = await (await get('/metrics')).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.split(' ')[1],
  );
};

it('two workers answer, each with its number in the log', async () => {
  expect(workersOf(server)).toHaveLength(2);
  await getAtOnce('/api/contents', 40);
  for (const worker of [1, 2])
    await eventually(server.output).toMatch(
      new RegExp(`"worker":${worker},.*"path":"/api/contents"`),
    );
});

it('the sentences of a start are printed once', async () => {
  await eventually(server.output).toMatch(
    new RegExp(`"pid":${server.process.pid},"workers":2,"msg":"workers started"`),
  );
  expect(server.output().split('e-mails are written to')).toHaveLength(2);
  expect(server.output().split('Ufuk is at')).toHaveLength(2);
});

it('/metrics has the numbers of both', async () => {
  const series = 'ufuk_http_requests_total{method="GET",kind="api",status="200"}';
  const before = await readMetric(series);
  await getAtOnce('/api/contents', 40);
  expect(await readMetric(series)).toBe(before + 40);
  expect(await readMetric('ufuk_jobs{state="failed"}')).toBe(0);
});

it('content that one worker publishes is on the pages of both', async () => {
  const staff = await signInAt(server.origin);
  const made = await staff.call('POST', '/api/contents', publishedContent('İki süreçte görünen'));
  expect(made.status).toBe(201);
  for (let n = 0; n < 6; n++)
    await eventually(async () => (await get('/haberler')).text()).toContain('İki süreçte görünen');
});

it('a worker that is killed is started again, and the other one answers meanwhile', async () => {
  const [killed] = workersOf(server);
  const since = server.output().length;
  process.kill(killed as number, 'SIGKILL');
  const readers = sendSteadily(() => get('/haberler'));
  await eventually(() => workersOf(server)).toHaveLength(2);
  await eventually(() => server.output().slice(since)).toContain('Server listening');
  await readers.stop();
  // Only the requests that the killed worker was answering.
  expect(readers.bad.length).toBeLessThanOrEqual(4);
  expect(readers.good).toBeGreaterThan(10);
  expect(server.output()).toContain('a worker ended; it is started again');
});

it('SIGUSR2 replaces all workers, and no request is lost', async () => {
  const staff = await signInAt(server.origin);
  const drafts = await countDrafts(staff);
  const old = workersOf(server);
  const since = server.output().length;
  // With connections that stay open, and without.
  const readers = sendSteadily(() => fetch(`${server.origin}/haberler`));
  const others = sendSteadily(() => get('/api/contents'));
  const writers = sendSteadily(
    (n) =>
      staff.call('POST', '/api/contents', { ...publishedContent(`Taslak ${n}`), state: 'draft' }),
    { atOnce: 2, expected: 201 },
  );
  server.process.kill('SIGUSR2');
  await expect
    .poll(() => server.output().slice(since), REPLACED)
    .toContain('all workers were replaced');
  for (const each of [readers, others, writers]) {
    await each.stop();
    expect(each.bad).toEqual([]);
    expect(each.good).toBeGreaterThan(10);
  }
  expect(workersOf(server)).toHaveLength(2);
  expect(workersOf(server).filter((pid) => old.includes(pid))).toEqual([]);
  expect(await countDrafts(staff)).toBe(drafts + writers.good);
});

it('workers end when the first process is killed, and the next start takes over', async () => {
  const dataDir = server.dataDir;
  const workers = workersOf(server);
  server.process.kill('SIGKILL');
  await eventually(() => workers.filter(isAlive)).toEqual([]);
  const next = await startServer({ ...SETTINGS, DATA_DIR: dataDir });
  onTestFinished(next.stop);
  const page = await (await fetch(`${next.origin}/haberler`)).text();
  expect(page).toContain('İki süreçte görünen');
  const tree = processTree(next.process.pid as number);
  await next.stop();
  expect(next.process.exitCode).toBe(0);
  expect(tree.filter(isAlive)).toEqual([]);
});

it('a start that fails ends with 1 and its reason', async () => {
  const dataDir = await makeFolder('workers');
  await fillDataFolder(dataDir);
  const failing = launchServer({ ...SETTINGS, DATA_DIR: dataDir, ADMIN_PASSWORD: 'parola' });
  onTestFinished(() => {
    failing.process.kill('SIGKILL');
  });
  expect(await failing.ended).toBe(1);
  expect(failing.output()).toContain('ADMIN_PASSWORD');
  expect(failing.output()).toContain('A worker process could not start');
});
