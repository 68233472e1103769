import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cost, costOf } from './growth/measure.ts';
import { folderOf, openGrown, sizeOf } from './growth/open-grown.ts';
import { REQUESTS } from './growth/requests.ts';
import { describeMachine } from './machine/describe.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { copyProduct } from './servers/copy-product.ts';

/*
 * What lists, searches and statistics cost when everything has grown, compared with a small database:
 * `node bench/growth.ts [--sizes 10000,1000000] [--data folder] [--only text]`, on a built product.
 * With 1,000,000 contents there are as many applications, 100,000 media and 10,000,000 audit events.
 * Filling takes half an hour; `--data` keeps the databases.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,1000000' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
/** A request may cost so much more in the large database. */
const MOST = 2;
/** Below this, in ms, the clock of the kernel is too coarse for a ratio. */
const TOO_SHORT = 2;

const folder = await mkdtemp(join(tmpdir(), 'ufuk-growth-'));
const root = values.data ? resolve(values.data) : folder;
const sizes = values.sizes.split(',').map(Number);
const costs = new Map<string, Cost[]>();
const notes: string[] = [describeMachine()];
try {
  const copy = await copyProduct(folder);
  for (const contents of sizes) {
    const place = folderOf(root, contents);
    const { product, db, filledS } = await openGrown(copy, place, sizeOf(contents));
    notes.push(
      `${contents.toLocaleString('en')}: ${filledS ? `filled in ${Math.round(filledS)} s, ` : ''}started in ${Math.round(product.startMs)} ms.`,
    );
    for (const request of REQUESTS.filter(({ name }) => name.includes(values.only))) {
      const cost = await costOf(product, db, request);
      process.stderr.write(`· ${contents} ${request.name} ${JSON.stringify(cost)}\n`);
      costs.set(request.name, [...(costs.get(request.name) ?? []), cost]);
    }
    await db.end();
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const rows = [...costs].map(([name, found]): Row => {
  const [small, large] = [found[0] as Cost, found.at(-1) as Cost];
  const figures = Object.fromEntries(
    found.flatMap(({ cpuMs, medianMs, status }, i) => {
      const size = (sizes[i] as number).toLocaleString('en');
      const isGood = status === 200;
      return [
        [`${size}: CPU ms`, isGood ? cpuMs : `status ${status}`],
        [`${size}: median ms`, medianMs],
      ];
    }),
  );
  const ratio = large.cpuMs / Math.max(small.cpuMs, TOO_SHORT);
  return { name, figures, goal: atMost(MOST, ratio, '×') };
});
process.stdout.write(
  `${tableOf({ title: 'What a request costs as the party grows', rows, notes })}\n`,
);
