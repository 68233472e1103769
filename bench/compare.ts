import { parseArgs } from 'node:util';
import { LOADS } from './compare/loads.ts';
import { openSide, type Side } from './compare/side.ts';
import { type Measured, medianOf } from './load/measure.ts';
import { pinBench } from './machine/cores.ts';
import { describeMachine } from './machine/describe.ts';
import { type Row, tableOf } from './report/table.ts';

/*
 * Two built products in turn, both running: what a change costs or saves, on a machine whose speed
 * varies. `node bench/compare.ts <project A> <data A> <project B> <data B> [--only article,list]`. A
 * project is a clone with its packages and `dist`; its data is filled before with its own
 * `npm run bench -- --quick --only start --data <folder>`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: Object.keys(LOADS).join(',') },
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
  },
});
const [projectA, dataA, projectB, dataB] = positionals;
if (!projectA || !dataA || !projectB || !dataB) {
  process.stderr.write('Two projects are needed, each with its data folder.\n');
  process.exit(2);
}
const seconds = Number(values.seconds);
// Before this process is limited to one core.
const machine = describeMachine();

const sides: Side[] = [];
const rows: Row[] = [];
try {
  sides.push(await openSide(projectA, dataA), await openSide(projectB, dataB));
  pinBench('client core');
  for (const name of values.only.split(',')) rows.push(await compare(name));
} finally {
  for (const side of sides) await side.close();
}
const notes = [
  machine,
  'B ÷ A: the median of the rounds, of the processor time of a request, PostgreSQL included.',
];
process.stdout.write(`${tableOf({ title: 'Two products in turn', rows, notes })}\n`);

async function compare(name: string): Promise<Row> {
  const run = LOADS[name];
  if (!run) throw new Error(`There is no load "${name}", only ${Object.keys(LOADS).join(', ')}.`);
  const both = sides as [Side, Side];
  // V8 compiles what a load runs during its first ten seconds or so.
  for (let warmUp = 0; warmUp < 3; warmUp++) await run(both, 4, 0);
  const runs: [Measured, Measured][] = [];
  // Each of the two begins as often as the other.
  for (let round = 0; round < Number(values.rounds); round++)
    runs.push(await run(both, seconds, round % 2 ? 1 : 0));
  const ratios = runs.map(([a, b]) => b.cpuPerRequest / a.cpuPerRequest).sort((x, y) => x - y);
  return {
    name,
    figures: {
      'A, p50 ms': medianOf(runs.map(([a]) => a.p50)),
      'B, p50 ms': medianOf(runs.map(([, b]) => b.p50)),
      'A, CPU µs': medianOf(runs.map(([a]) => a.cpuPerRequest)),
      'B, CPU µs': medianOf(runs.map(([, b]) => b.cpuPerRequest)),
      'B ÷ A': medianOf(ratios),
      range: [ratios[0], ratios.at(-1)].map((ratio) => (ratio as number).toFixed(2)).join('–'),
      'foreign cores': medianOf(runs.flat().map(({ foreignCores }) => foreignCores)),
    },
  };
}
