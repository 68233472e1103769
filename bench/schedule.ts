import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { medianOf } from './load/measure.ts';
import { describeMachine } from './machine/machine.ts';
import { atMost, tableOf } from './report/table.ts';
import { startSecond } from './servers/database.ts';
import type { Product } from './servers/product.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures how long after its minute a scheduled content is public in two processes:
 * node bench/schedule.ts --minutes 3 --contents 10
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    contents: { type: 'string', default: '10' },
  },
});
const MINUTE_MS = 60_000;
const GOAL_MS = 5000;
/** Less time than this is not enough to prepare a minute. */
const PREPARE_MS = 20_000;
const POLL_MS = 20;
/** So long before the minute the second process is stopped; it starts again after it. */
const RESTART_BEFORE_MS = 8000;

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Ufuk schedule, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const first = await openSmallProduct();
const settings = { node: first.node, project: `${first.folder}/product` };
let second = await startSecond(first, settings, first.folder);
const times: Record<'first' | 'second' | 'restarted', number[]> = {
  first: [],
  second: [],
  restarted: [],
};

try {
  for (let n = 0; n < Number(values.minutes); n++) {
    const at = nextMinute();
    const paths = await schedule(at);
    // Both processes have answered that the pages do not exist.
    for (const { origin } of [first, second])
      for (const path of paths) await expectStatus(origin, path, 404);
    const isLast = n === Number(values.minutes) - 1;
    if (isLast) {
      await wait(at - Date.now() - RESTART_BEFORE_MS);
      await second.stop();
    }
    const seen = [untilAllSeen(first, paths, at, times.first)];
    if (!isLast) seen.push(untilAllSeen(second, paths, at, times.second));
    await Promise.all(seen);
    if (isLast) {
      second = await startSecond(first, settings, first.folder);
      await restartAtTheMinute();
    }
  }
  const row = (name: string, of: number[]) => ({
    name,
    figures: { contents: of.length, 'median ms': medianOf(of), 'worst ms': Math.max(...of) },
    goal: atMost(GOAL_MS, Math.max(...of), ' ms'),
  });
  print(
    tableOf({
      title: 'From the minute of a scheduled content to its public page',
      rows: [
        row('in the first process', times.first),
        row('in a second process', times.second),
        row('in a process that stopped before the minute and started after it', times.restarted),
      ],
      notes: [
        `Every page was requested every ${POLL_MS} ms, and had been answered with 404 before.`,
        'The last row counts from the first answer of the new process.',
      ],
    }),
  );
} finally {
  await second.stop();
  await first.close();
}

/** All processes are stopped before a minute; the time counts from the first answer of a new one. */
async function restartAtTheMinute(): Promise<void> {
  const at = nextMinute();
  const paths = await schedule(at);
  // The queue of the first process is stopped with it; only the database of the product stays.
  process.kill(first.pid, 'SIGSTOP');
  await second.stop();
  await wait(Math.max(0, at - Date.now() + 2000));
  second = await startSecond(first, settings, first.folder);
  await untilAllSeen(second, paths, Date.now(), times.restarted);
  process.kill(first.pid, 'SIGCONT');
}

function nextMinute(): number {
  const next = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
  return next - Date.now() < PREPARE_MS ? next + MINUTE_MS : next;
}

async function schedule(at: number): Promise<string[]> {
  const publishedAt = new Date(at).toISOString();
  const paths: string[] = [];
  for (let n = 0; n < Number(values.contents); n++) {
    const { status, data } = await first.call('POST', '/api/contents', {
      title: `Zamanlanmış ${at} ${n}`,
      category: 'haberler',
      body: 'Dakikasında yayımlanır.',
      state: 'scheduled',
      publishedAt,
    });
    if (status !== 201) throw new Error(`Content was refused with ${status}.`);
    paths.push((data as { path: string }).path);
  }
  return paths;
}

async function expectStatus(origin: string, path: string, wanted: number): Promise<void> {
  const { status } = await fetch(origin + path);
  if (status !== wanted) throw new Error(`${path} answered ${status}.`);
}

/** Adds for each page the time from `since` to its first answer 200. */
async function untilAllSeen(
  { origin }: Product,
  paths: string[],
  since: number,
  into: number[],
): Promise<void> {
  await wait(Math.max(0, since - Date.now() - 1000));
  const waiting = new Set(paths);
  while (waiting.size > 0 && Date.now() - since < MINUTE_MS) {
    for (const path of waiting) {
      if ((await fetch(origin + path)).status !== 200) continue;
      into.push(Math.max(0, Date.now() - since));
      waiting.delete(path);
    }
    await wait(POLL_MS);
  }
  for (const _ of waiting) into.push(Number.POSITIVE_INFINITY);
}
