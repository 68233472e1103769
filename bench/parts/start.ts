import { setTimeout as wait } from 'node:timers/promises';
import type { Part } from '../bench.ts';
import { medianOf } from '../load/measure.ts';
import { memoryOf, treeOf } from '../machine/processes.ts';
import { atMost } from '../report/table.ts';
import { connectTo } from '../servers/database.ts';
import { startProduct } from '../servers/product.ts';

const TIMES = 5;
const SETTLE_MS = 10_000;

/**
 * Starts on the filled database, each one stopped before the next. The last one stays running; its
 * idle memory is measured, too.
 */
export const measureStart: Part = async (bench) => {
  const times: number[] = [];
  await bench.db.end();
  await bench.product.stop();
  for (let i = 0; i < TIMES; i++) {
    bench.log(`start ${i + 1} of ${TIMES}`);
    const product = await startProduct(bench.settings);
    times.push(product.startMs);
    if (i < TIMES - 1) await product.stop();
    else bench.product = product;
  }
  await wait(SETTLE_MS);
  const idle = memoryOf([bench.product.pid]);
  const others = treeOf([bench.product.pid]).filter((pid) => pid !== bench.product.pid);
  const node = idle - memoryOf(others);
  // Only now: PostgreSQL needs memory for each connection.
  bench.db = await connectTo(bench.product);
  return [
    {
      title: 'Start and memory',
      rows: [
        {
          name: 'start to the first page',
          figures: { median: `${Math.round(medianOf(times))} ms`, range: range(times) },
          goal: atMost(1000, medianOf(times), ' ms'),
        },
        {
          name: 'memory, idle',
          figures: { median: `${Math.round(idle)} MiB`, range: `Node ${Math.round(node)}` },
          goal: atMost(160, idle, ' MiB'),
        },
      ],
      notes: [
        `Node and PostgreSQL together; ${TIMES} starts on the filled database; memory (PSS) ${SETTLE_MS / 1000} s after the last start.`,
      ],
    },
  ];
};

const range = (times: number[]) =>
  `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`;
