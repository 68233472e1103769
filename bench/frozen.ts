import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publishInvented, requestAll } from './frozen/requests.ts';
import { describeMachine } from './machine/describe.ts';
import { treeOf } from './machine/processes.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';
import { visit } from './servers/strangers.ts';

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
