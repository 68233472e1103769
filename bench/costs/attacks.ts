import { FORM_HEADERS } from '../../tests/harness/form-body.ts';
import { anyWord, type SmallProduct } from '../servers/small-product.ts';

/** One kind of request of a stranger. */
export interface Attack {
  /** Sends the request number `n` and returns the status of the answer. */
  send: (n: number) => Promise<number>;
  /** The statuses that are expected. */
  statuses: number[];
}

let sent = 0;
/** The address that all requests seem to come from; null: each from another network. */
let address: string | null = null;
export const sendAllFrom = (one: string | null) => {
  address = one;
};

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

/** Everything that a stranger may send to make the product work, by name. */
export async function attacksOn(product: SmallProduct): Promise<Record<string, Attack>> {
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
