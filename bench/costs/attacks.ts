import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
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

/** A request from another network than all others: many from one network would be refused. */
async function from(product: SmallProduct, path: string, init: RequestInit = {}): Promise<number> {
  sent++;
  const reply = await fetch(product.origin + path, {
    redirect: 'manual',
    ...init,
    headers: {
      'x-forwarded-for': `10.2.${Math.floor(sent / 250) % 250}.${sent % 250}`,
      ...init.headers,
    },
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

/** Everything that a stranger may send to make the product work, by name. */
export async function attacksOn(product: SmallProduct): Promise<Record<string, Attack>> {
  const { data } = await product.call('GET', '/api/contents?pageSize=100&sort=title');
  const paths = (data as { path: string }[]).map(({ path }) => path);
  const pathOf = (n: number) => paths[n % paths.length] as string;
  const pdf = await uploadPdf(product);
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
      send: (n) => from(product, '/iletisim', form({ name: `Ad ${n}`, message: 'x'.repeat(2000) })),
      statuses: [422, 403, 400],
    },
    'upload of 1 MB without a session': {
      send: () => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(MEGABYTE)]), 'a.jpg');
        return from(product, '/api/media', { method: 'POST', body });
      },
      statuses: [401],
    },
    'ranges of a PDF': {
      send: (n) => from(product, pdf, { headers: { range: `bytes=${n * 100}-${n * 100 + 999}` } }),
      statuses: [206],
    },
    'event stream without a session': get(() => '/api/notifications/stream', 401),
    feed: get((n) => (n % 2 === 0 ? '/rss.xml' : '/feed.json')),
    sitemap: get((n) => (n % 2 === 0 ? '/sitemap.xml' : '/sitemap-contents-1.xml'), 200, 404),
    'list of the API, not cached': get((n) => `/api/contents?sort=title&pageSize=${(n % 99) + 1}`),
  };
}

/** A PDF with many pages, as staff upload it. Returns its address. */
async function uploadPdf(product: SmallProduct): Promise<string> {
  const document = new PDFDocument();
  for (let page = 0; page < 100; page++) document.addPage().text(`Sayfa ${page} `.repeat(200));
  document.end();
  const bytes = await buffer(document);
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'rapor.pdf');
  const { data } = await product.call('POST', '/api/media', body);
  const { id, fileName } = data as { id: string; fileName: string };
  return `/media/${id}/${fileName}`;
}
