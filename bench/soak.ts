import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { describeMachine } from './machine/describe.ts';
import { memoryOf } from './machine/processes.ts';
import { openSmallProduct } from './servers/small-product.ts';
import { type Compared, compareWithBare } from './soak/compare.ts';
import { mixedUse } from './soak/mixed-use.ts';

/*
 * Measures how fast cached pages are after a time of mixed use, compared with the first minute, and how
 * much memory the product has then (PSS of Node and PostgreSQL):
 * node bench/soak.ts --minutes 60
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Single runs of each server in one comparison, and how long each takes, in seconds. */
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
  },
});
const minutes = Number(values.minutes);
const options = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

const print = (text: string) => process.stdout.write(`${text}\n`);
const shown = ({ ours, bare, ratio, p99 }: Compared) =>
  `${Math.round(ours).toLocaleString('en')} cached pages a CPU second, bare node:http ${Math.round(bare).toLocaleString('en')}, ratio ${ratio.toFixed(3)}, p99 ${p99.toFixed(1)} ms`;

print(`Ufuk soak, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const printMemory = () => print(`memory: ${Math.round(memoryOf([product.pid]))} MiB`);
const product = await openSmallProduct({ TRUST_PROXY: '127.0.0.1' });
try {
  const first = await compareWithBare(product, options);
  print(`first minute: ${shown(first)}`);
  printMemory();
  const counts = await mixedUse(product, minutes * 60_000);
  print(`${minutes} minutes of mixed use: ${JSON.stringify(counts)}`);
  // Waits until the last requests have ended.
  await wait(2000);
  printMemory();
  const last = await compareWithBare(product, options);
  print(`afterwards: ${shown(last)}`);
  printMemory();
  print(`speed kept: ${(last.ratio / first.ratio).toFixed(3)} (goal: at least 0.95)`);
} finally {
  await product.close();
}
