import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { medianOf } from './load/measure.ts';
import { describeMachine } from './machine/machine.ts';
import { treeOf } from './machine/processes.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { anyWord, openSmallProduct, type SmallProduct } from './servers/small-product.ts';
import { signInOnce, visit } from './servers/strangers.ts';

/** Pause between two requests of one kind, in ms. */
const PAUSE = 50;

/** A request without an answer after so long, in ms, counts as answered with 0. */
const GIVEN_UP = 60_000;

const content = () => ({
  title: `${anyWord()} ${Math.random().toString(36).slice(2, 10)}`,
  category: 'haberler',
  body: anyWord(),
  state: 'published',
});

const publish = (product: SmallProduct) => product.call('POST', '/api/contents', content());

/*
 * Measures requests of visitors and staff while the database is frozen, how soon everything works
 * again, and how soon the process stops during the freeze: node bench/frozen.ts --seconds 30
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const frozenMs = Number(values.seconds) * 1000;
/** The goals, in ms. */
const ANSWERED = 8000;
const RECOVERED = 10_000;
const ENDED = 15_000;

const product = await openSmallProduct({ TRUST_PROXY: '127.0.0.1' });
const stopped = new Set<number>();
function freeze(): void {
  for (const pid of treeOf([product.pid]).filter((pid) => pid !== product.pid)) {
    process.kill(pid, 'SIGSTOP');
    stopped.add(pid);
  }
}
function thaw(): void {
  for (const pid of stopped) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
  stopped.clear();
}
const isAlive = (pid: number) => treeOf([pid]).length > 0;
const rows: Row[] = [];
try {
  rows.push(...(await requestAll('before', product, Date.now() + 2000)));
  // The last publication has invalidated it.
  await visit(product.origin, '/');
  freeze();
  rows.push(...(await requestAll('frozen', product, Date.now() + frozenMs, ANSWERED)));
  thaw();
  const returned = performance.now();
  const title = await publishInvented(product, returned + 60_000);
  const back = performance.now() - returned;
  const shown = await (await fetch(`${product.origin}/tum-icerikler`)).text();
  rows.push({
    name: 'first publication after its return',
    figures: { 'longest ms': back, answers: shown.includes(title) ? 'shown' : 'NOT SHOWN' },
    goal: atMost(RECOVERED, back, ' ms'),
  });
  freeze();
  const stopRequested = performance.now();
  process.kill(product.pid, 'SIGTERM');
  while (isAlive(product.pid) && performance.now() - stopRequested < 120_000) await wait(50);
  const ended = performance.now() - stopRequested;
  rows.push({
    name: 'end after SIGTERM, frozen',
    figures: { 'longest ms': ended },
    goal: atMost(ENDED, ended, ' ms'),
  });
} finally {
  thaw();
  await product.close();
}
const notes = [`The database was frozen for ${values.seconds} s. ${describeMachine()}`];
process.stdout.write(`${tableOf({ title: 'A frozen database', rows, notes })}\n`);

/** Retries until a publication is accepted. Returns its title. */
async function publishInvented(product: SmallProduct, deadline: number): Promise<string> {
  while (performance.now() < deadline) {
    const { status, data } = await publish(product);
    if (status === 201) return (data as { title: string }).title;
    await wait(PAUSE);
  }
  throw new Error('Nothing could be published before the deadline.');
}

/**
 * Repeats one request of each kind until `end` (a value of Date.now). Each row has the times in ms and
 * the number of answers by status; `longest` is the goal for all kinds, in ms.
 */
async function requestAll(
  name: string,
  product: SmallProduct,
  end: number,
  longest?: number,
): Promise<Row[]> {
  const { origin } = product;
  let lists = 0;
  const kinds: Record<string, () => Promise<number>> = {
    'cached page': () => visit(origin, '/'),
    '/healthz': () => visit(origin, '/healthz'),
    '/readyz': () => visit(origin, '/readyz'),
    'page, not cached': () => visit(origin, `/haberler/yok-${Math.random().toString(36).slice(2)}`),
    search: () => visit(origin, `/tum-icerikler?ara=${encodeURIComponent(anyWord())}`),
    'list of the API': () => visit(origin, `/api/contents?pageSize=${1 + (lists++ % 99)}`),
    'sign-in': () => signInOnce(origin),
    publication: async () => (await publish(product)).status,
  };
  return Promise.all(
    Object.entries(kinds).map(async ([kind, send]) => {
      const times: number[] = [];
      const statuses: Record<number, number> = {};
      while (Date.now() < end) {
        const began = performance.now();
        const status = await Promise.race([send().catch(() => 0), wait(GIVEN_UP, 0)]);
        times.push(performance.now() - began);
        statuses[status] = (statuses[status] ?? 0) + 1;
        await wait(PAUSE);
      }
      const most = Math.max(...times);
      return {
        name: `${name}: ${kind}`,
        figures: {
          'median ms': medianOf(times),
          'longest ms': most,
          answers: Object.entries(statuses)
            .map(([status, times]) => `${times} × ${status}`)
            .join(', '),
        },
        ...(longest !== undefined && { goal: atMost(longest, most, ' ms') }),
      };
    }),
  );
}
