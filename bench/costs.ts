import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, attacksOn, sendAllFrom } from './costs/attacks.ts';
import { describeMachine } from './machine/describe.ts';
import { cpuOf } from './machine/processes.ts';
import { atLeast, atMost, type Row, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures the processor time of one request without a session, Node and PostgreSQL together:
 * node bench/costs.ts
 */
const TIMES = 100;
const WARM_UP = 30;
/** So many of each kind are sent at once from one network, afterwards. */
const FLOOD = 600;
const AT_ONCE = 60;
/** What costs more than so many ms must be refused to one network that sends many. */
const DEAR = 5;
/** After so many ms the jobs that a request has queued are done. */
const REST_MS = 2000;
/** The most that a request without a session may cost, in ms. */
const MOST = 30;

const product = await openSmallProduct({ DEMO: 'on', TRUST_PROXY: '127.0.0.1' });
const attacks = await attacksOn(product);

/** How many of {@link FLOOD} requests from one address are refused with 429 or 503. */
async function flood({ statuses, send }: Attack, address: string): Promise<number> {
  let [n, refused] = [0, 0];
  sendAllFrom(address);
  const client = async () => {
    while (n < FLOOD) {
      const got = await send(10_000 + n++);
      if (got === 429 || got === 503) refused++;
      else if (!statuses.includes(got)) throw new Error(`A request was answered with ${got}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  sendAllFrom(null);
  return refused;
}

const total = () => {
  const { program, postgres } = cpuOf([product.pid]);
  return { program, postgres };
};
const rows: Row[] = [];
try {
  for (const [name, { statuses, send }] of Object.entries(attacks)) {
    // The needed modules are loaded, and compiled.
    for (let n = 1; n <= WARM_UP; n++) await send(TIMES + n);
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
    const refused = await flood({ statuses, send }, `10.3.${rows.length}.1`);
    const share = (refused / FLOOD) * 100;
    rows.push({
      name: `… ${FLOOD} from one network`,
      figures: { 'refused %': share },
      ...(ms > DEAR && { goal: atLeast(1, share, ' %') }),
    });
  }
} finally {
  await product.close();
}
const notes = [`${TIMES} of each, one after another. ${describeMachine()}`];
process.stdout.write(`${tableOf({ title: 'What one request costs', rows, notes })}\n`);
