import { setTimeout as wait } from 'node:timers/promises';
import { attacksOn } from './costs/attacks.ts';
import { describeMachine } from './machine/describe.ts';
import { cpuOf } from './machine/processes.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures the processor time of one request without a session, Node and PostgreSQL together:
 * node bench/costs.ts
 */
const TIMES = 100;
/** After so many ms the jobs that a request has queued are done. */
const REST_MS = 2000;
/** The most that a request without a session may cost, in ms. */
const MOST = 30;

const product = await openSmallProduct({ TRUST_PROXY: '127.0.0.1' });
const attacks = await attacksOn(product);

const total = () => {
  const { program, postgres } = cpuOf([product.pid]);
  return { program, postgres };
};
const rows: Row[] = [];
try {
  for (const [name, { statuses, send }] of Object.entries(attacks)) {
    // The needed modules are loaded.
    await send(0);
    await wait(REST_MS);
    const before = total();
    for (let n = 0; n < TIMES; n++) {
      const got = await send(n + 1);
      if (!statuses.includes(got)) throw new Error(`${name} was answered with ${got}.`);
    }
    await wait(REST_MS);
    const after = total();
    const of = (part: 'program' | 'postgres') => ((after[part] - before[part]) / TIMES) * 1000;
    const ms = of('program') + of('postgres');
    const figures = { 'CPU ms': ms, 'of it Node': of('program'), PostgreSQL: of('postgres') };
    rows.push({ name, figures, goal: atMost(MOST, ms, ' ms') });
  }
} finally {
  await product.close();
}
const notes = [`${TIMES} of each, one after another. ${describeMachine()}`];
process.stdout.write(`${tableOf({ title: 'What one request costs', rows, notes })}\n`);
