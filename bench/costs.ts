import { setTimeout as wait } from 'node:timers/promises';
import { describeMachine } from './machine/describe.ts';
import { cpuOf } from './machine/processes.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { anyWord, openSmallProduct } from './servers/small-product.ts';

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
let sent = 0;
/** Each request comes from another network, since many from one network would be refused. */
async function request(path: string, body?: object): Promise<number> {
  sent++;
  const reply = await fetch(product.origin + path, {
    headers: {
      'x-forwarded-for': `10.2.${Math.floor(sent / 250)}.${sent % 250}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

const searchTerms = () => encodeURIComponent(`${anyWord()} ${anyWord()} ${sent % 10}`);
const { data } = await product.call('GET', '/api/contents?pageSize=100&sort=title');
const paths = (data as { path: string }[]).map(({ path }) => path);
const REQUESTS: Record<string, { status: number; send: (n: number) => Promise<number> }> = {
  'cached page': { status: 200, send: () => request('/') },
  'page that is not there': { status: 404, send: (n) => request(`/haberler/yok-${n}`) },
  'article, not cached': { status: 200, send: (n) => request(`/en${paths[n]}`) },
  'search, as a page': { status: 200, send: () => request(`/tum-icerikler?ara=${searchTerms()}`) },
  'search, by the API': { status: 200, send: () => request(`/api/contents?q=${searchTerms()}`) },
  'list of the API, not cached': {
    status: 200,
    send: (n) => request(`/api/contents?sort=title&pageSize=${n + 1}`),
  },
  'share picture': { status: 200, send: (n) => request(`/paylas${paths[n]}.png`) },
  'wrong sign-in': {
    status: 401,
    send: (n) =>
      request('/api/auth/login', { username: `kimse-${n}`, password: 'Yanlis-Parola-1' }),
  },
  'forgotten password': {
    status: 200,
    send: (n) => request('/api/auth/forgot-password', { username: `kimse-${n}` }),
  },
};

const total = () => {
  const { program, postgres } = cpuOf([product.pid]);
  return { program, postgres };
};
const rows: Row[] = [];
try {
  for (const [name, { status, send }] of Object.entries(REQUESTS)) {
    await send(0);
    await wait(REST_MS);
    const before = total();
    for (let n = 0; n < TIMES; n++) {
      // The first address was requested already, to load the needed modules.
      const got = await send(n % paths.length);
      if (got !== status) throw new Error(`${name} was answered with ${got}.`);
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
