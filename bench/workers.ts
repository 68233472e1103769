import { parseArgs } from 'node:util';
import { type Measured, measureLoad, median } from './load/measure.ts';
import { describeMachine } from './machine/machine.ts';
import { atLeast, type Row, tableOf } from './report/table.ts';
import { ACCEPT_ENCODING } from './servers/answer.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Cached pages with one worker and with two, in turn: `node bench/workers.ts [--seconds 5]`, on a built
 * product. The client needs a part of the cores too, so the ratio is that of two whole cores: twice the
 * requests of a CPU second with two workers, divided by those with one.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const ROUNDS = 3;
const GOAL = 1.7;

const rows: Row[] = [];
const best: Measured[] = [];
for (const workers of [1, 2]) {
  const product = await openSmallProduct({ WORKERS: String(workers) });
  try {
    const run = () =>
      measureLoad(
        product.origin,
        [product.pid],
        { paths: ['/'], headers: { 'Accept-Encoding': ACCEPT_ENCODING } },
        { connections: 50, seconds: Number(values.seconds) },
      );
    await run();
    const runs: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) runs.push(await run());
    const middle = median(runs);
    best.push(middle);
    rows.push({
      name: `WORKERS=${workers}`,
      figures: {
        'requests/s': middle.requestsPerSecond,
        'req/CPU s': middle.requestsPerCpuSecond,
        'foreign cores': middle.foreignCores,
      },
    });
  } finally {
    await product.close();
  }
}
const [one, two] = best as [Measured, Measured];
const ratio = (2 * two.requestsPerCpuSecond) / one.requestsPerCpuSecond;
rows.push({
  name: 'two whole cores ÷ one',
  figures: { 'req/CPU s': ratio },
  goal: atLeast(GOAL, ratio, '×'),
});
const notes = [describeMachine()];
process.stdout.write(`${tableOf({ title: 'Cached pages with several workers', rows, notes })}\n`);
