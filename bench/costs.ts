import { setTimeout as wait } from 'node:timers/promises';
import { FORM_HEADERS } from '../tests/harness/form-body.ts';
import { describeMachine } from './machine/machine.ts';
import { cpuOf } from './machine/processes.ts';
import { atLeast, atMost, type Row, tableOf } from './report/table.ts';
import { anyWord, openSmallProduct, type SmallProduct } from './servers/small-product.ts';

/** One kind of request of a stranger. */
interface Attack {
  /** Sends the request number `n` and returns the status of the answer. */
  send: (n: number) => Promise<number>;
  /** The statuses that are expected. */
  statuses: number[];
}

let sent = 0;

/** The address that all requests seem to come from; null: each from another network. */
let address: string | null = null;

const sendAllFrom = (one: string | null) => {
  address = one;
};

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const form = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: FORM_HEADERS,
  body: new URLSearchParams(values).toString(),
});

const terms = (count: number) =>
  encodeURIComponent(`${Array.from({ length: count }, anyWord).join(' ')} ${sent % 10}`);

const MEGABYTE = 1024 * 1024;

/** A PDF of the demo party. */
const CHARTER = '/belgeler/tuzuk-1.pdf';

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

async function from(product: SmallProduct, path: string, init: RequestInit = {}): Promise<number> {
  sent++;
  const another = `10.2.${Math.floor(sent / 250) % 250}.${sent % 250}`;
  const reply = await fetch(product.origin + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': address ?? another, ...init.headers },
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Everything that a stranger may send to make the product work, by name. */
async function attacksOn(product: SmallProduct): Promise<Record<string, Attack>> {
  const { data } = await product.call('GET', '/api/contents?pageSize=100&sort=title');
  const paths = (data as { path: string }[]).map(({ path }) => path);
  const pathOf = (n: number) => paths[n % paths.length] as string;
  const get = (path: (n: number) => string, ...statuses: number[]): Attack => ({
    send: (n) => from(product, path(n)),
    statuses: statuses.length > 0 ? statuses : [200],
  });
  return {
    'cached page': get(() => '/'),
    'article, not cached': get((n) => `/en${pathOf(n)}`),
    'unknown address': get((n) => `/haberler/yok-${n}`, 404),
    'search, as a page': get(() => `/tum-icerikler?ara=${terms(2)}`),
    'search, by the API': get(() => `/api/contents?q=${terms(2)}`),
    'search with a long query': get(() => `/tum-icerikler?ara=${terms(30)}`),
    'share picture': get((n) => `/paylas${pathOf(n)}.png`),
    'wrong sign-in': {
      send: (n) =>
        from(
          product,
          '/api/auth/login',
          json({ username: `kimse-${n}`, password: 'Yanlis-Parola-1' }),
        ),
      statuses: [401],
    },
    'forgotten password': {
      send: (n) => from(product, '/api/auth/forgot-password', json({ username: `kimse-${n}` })),
      statuses: [200],
    },
    'form without a valid proof': {
      send: (n) =>
        from(product, '/bize-ulasin', form({ name: `Ad ${n}`, message: 'x'.repeat(2000) })),
      statuses: [422, 403, 400],
    },
    'upload of 1 MB without a session': {
      send: () => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(MEGABYTE)]), 'a.jpg');
        // The server answers before it has read the body, and closes the connection.
        return from(product, '/api/media', { method: 'POST', body }).catch(() => 0);
      },
      statuses: [401, 0],
    },
    'ranges of a PDF': {
      send: (n) =>
        from(product, CHARTER, {
          headers: { range: `bytes=${(n % 50) * 100}-${(n % 50) * 100 + 999}` },
        }),
      statuses: [206],
    },
    'event stream without a session': get(() => '/api/notifications/stream', 401),
    feed: get((n) => (n % 2 === 0 ? '/rss.xml' : '/makaleler/rss.xml')),
    sitemap: get((n) => (n % 2 === 0 ? '/sitemap.xml' : '/sitemaps/pages.xml')),
    'list of the API, not cached': get((n) => `/api/contents?sort=title&pageSize=${(n % 99) + 1}`),
  };
}
