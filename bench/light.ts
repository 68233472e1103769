import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launchBrowser } from '../tests/harness/browser.ts';
import { findFreePort } from '../tests/harness/free-port.ts';
import { describeMachine } from './machine/machine.ts';
import { visitPage } from './parts/visit-page.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { copyProduct, startProduct } from './servers/product.ts';

/** The same answers from memory, as they are, or without scripts and fonts. */
interface ServedSite {
  origin: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Elements of scripts, and links that request a script or a font. */
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;

const REQUESTS =
  /<link\b[^>]*rel="?(?:modulepreload|preload)"?[^>]*as="?(?:font|script)"?[^>]*>|<link\b[^>]*rel="?modulepreload"?[^>]*>/g;

/** Fonts that are loaded; those of the machine stay. */
const FONT_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;

const without = (type: string, text: string): string =>
  type.includes('text/html')
    ? text.replaceAll(SCRIPTS, '').replaceAll(REQUESTS, '').replaceAll(FONT_FACES, '')
    : type.includes('text/css')
      ? text.replaceAll(FONT_FACES, '')
      : text;

const KEPT = ['content-type', 'cache-control', 'content-security-policy', 'location'];

/*
 * What scripts and fonts cost a first visit: home and an article of the demo party, on the phone and
 * the desktop of Lighthouse, in turn with the same HTML without scripts and fonts, both from memory.
 * `node bench/light.ts`, on a built product; `--origin` measures a product that runs.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, origin: { type: 'string' } },
});
const ROUNDS = Number(values.rounds);
const MOST = 1.05;
const MOST_KB = 60;
/** A page without scripts may be blocked for 0 ms, which has no ratio: this much counts as nothing. */
const NOTHING_MS = 10;

const DEVICES = { phone: undefined, desktop: desktopConfig } as const;
type Device = keyof typeof DEVICES;

interface Figures {
  lcp: number;
  blocked: number;
  cls: number;
}

async function audit(url: string, device: Device): Promise<Figures> {
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const flags = { port, logLevel: 'silent', onlyCategories: ['performance'] } as const;
  const result = await lighthouse(
    url,
    { ...flags, onlyCategories: ['performance'] },
    DEVICES[device],
  ).finally(() => browser.close());
  const figure = (id: string) => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function compare(page: string, path: string, device: Device): Promise<Row[]> {
  const [ours, bare]: [Figures[], Figures[]] = [[], []];
  const sides: [ServedSite, Figures[]][] = [
    [whole, ours],
    [stripped, bare],
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const [site, into] of round % 2 ? sides.toReversed() : sides)
      into.push(await audit(site.origin + path, device));
  const of = (all: Figures[], name: keyof Figures) => median(all.map((each) => each[name]));
  const lcp = of(ours, 'lcp') / of(bare, 'lcp');
  const blocked =
    Math.max(of(ours, 'blocked'), NOTHING_MS) / Math.max(of(bare, 'blocked'), NOTHING_MS);
  const cls = Math.max(...ours.map((each) => each.cls));
  const name = `${page}, ${device}`;
  return [
    {
      name: `${name}: LCP`,
      figures: { 'ours, ms': of(ours, 'lcp'), 'without, ms': of(bare, 'lcp'), ratio: lcp },
      goal: atMost(MOST, lcp),
    },
    {
      name: `${name}: blocked`,
      figures: {
        'ours, ms': of(ours, 'blocked'),
        'without, ms': of(bare, 'blocked'),
        ratio: blocked,
      },
      goal: atMost(MOST, blocked),
    },
    { name: `${name}: largest CLS`, figures: { ratio: cls }, goal: atMost(0, cls) },
  ];
}

async function weigh(page: string, path: string, width: number): Promise<Row> {
  // A page is compressed well when it is requested again.
  for (let n = 0; n < 3; n++)
    await fetch(product.origin + path, { headers: { 'accept-encoding': 'br' } });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      locale: 'tr-TR',
      viewport: { width, height: width < 600 ? 740 : 940 },
    });
    const { kb, totalKb, requests } = await visitPage(context, product.origin + path);
    const { Document: html, Script: script, Stylesheet: style, Font: font, Image: picture } = kb;
    const figures = { requests, html, script, style, font, picture, data: kb.Data, total: totalKb };
    const name = `${page}, ${width} px`;
    return page === 'home'
      ? { name, figures, goal: atMost(MOST_KB, totalKb, ' KB') }
      : { name, figures };
  } finally {
    await browser.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'ufuk-bench-'));
// PostgreSQL may run under another account.
await chmod(folder, 0o755);
const product = values.origin
  ? { origin: values.origin, stop: async () => {} }
  : await startProduct({ ...(await copyProduct(folder)), dataDir: join(folder, 'data') });
const whole = await serveCopy(product.origin, false);
const stripped = await serveCopy(product.origin, true);
try {
  const list = await (await fetch(`${product.origin}/haberler`)).text();
  const article = /href="(\/haberler\/[a-z][\w-]{12,})"/.exec(list)?.[1];
  if (!article) throw new Error('The demo has no article.');
  const pages = { home: '/', article };
  console.log(`Light pages, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
  const weights: Row[] = [];
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(pages)) {
    for (const width of [390, 1350]) weights.push(await weigh(page, path, width));
    for (const device of ['phone', 'desktop'] as const)
      rows.push(...(await compare(page, path, device)));
  }
  const title = 'Weight of a first visit, KB as transferred';
  console.log(tableOf({ title, rows: weights, notes: [] }));
  console.log(
    tableOf({
      title: `Beside the same HTML without scripts and fonts, median of ${ROUNDS}`,
      rows,
      notes: [`Blocked: below ${NOTHING_MS} ms counts as ${NOTHING_MS}.`],
    }),
  );
} finally {
  await whole.close();
  await stripped.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Serves what `origin` answers, each address requested once, so that both sides of a comparison cost
 * the same. `isStripped`: without scripts and fonts.
 */
async function serveCopy(origin: string, isStripped: boolean): Promise<ServedSite> {
  const known = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    answer(origin, known, isStripped, request, response).catch((error: Error) => {
      response.writeHead(502).end(error.message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(
  origin: string,
  known: Map<string, Promise<Answer>>,
  isStripped: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET') {
    response.writeHead(204).end();
    return;
  }
  const key = `${request.headers.accept ?? ''} ${request.url}`;
  const found = known.get(key) ?? load(origin, request, isStripped);
  known.set(key, found);
  const { status, headers, bytes } = await found;
  response.writeHead(status, headers).end(bytes);
}

async function load(
  origin: string,
  request: IncomingMessage,
  isStripped: boolean,
): Promise<Answer> {
  const { accept = '*/*' } = request.headers;
  const reply = await fetch(origin + request.url, {
    redirect: 'manual',
    headers: { accept, 'accept-language': 'tr' },
  });
  const headers: Record<string, string> = { vary: 'accept-encoding' };
  for (const name of KEPT) {
    const value = reply.headers.get(name);
    if (value) headers[name] = value;
  }
  const type = headers['content-type'] ?? '';
  const whole = Buffer.from(await reply.arrayBuffer());
  if (!/text|javascript|json|svg/.test(type))
    return { status: reply.status, headers, bytes: whole };
  const text = isStripped ? Buffer.from(without(type, whole.toString())) : whole;
  const takesBrotli = request.headers['accept-encoding']?.includes('br');
  headers['content-encoding'] = takesBrotli ? 'br' : 'gzip';
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const bytes = takesBrotli ? brotliCompressSync(text, quality) : gzipSync(text);
  return { status: reply.status, headers, bytes };
}
