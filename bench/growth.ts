import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { folderOf, openGrown, sizeOf } from './growth/open-grown.ts';
import { dropPages } from './load/waves.ts';
import { describeMachine } from './machine/machine.ts';
import { cpuOf } from './machine/processes.ts';
import { staffHeaders } from './parts/publish.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { copyProduct, EDITOR, type Product } from './servers/product.ts';

/** One kind of request whose cost is compared between databases of different sizes. */
interface GrowthRequest {
  name: string;
  /** `n` counts the requests of this kind, so that no two are the same where that matters. */
  path: (n: number) => string;
  /** With the token of a signed-in admin. */
  isStaff?: true;
  /** Tags to invalidate before each request, as a publication does. */
  tags?: string[];
  /** The body of a POST request that needs a confirmation; the server allows few of them. */
  confirmed?: object;
}

const staff = (name: string, path: string | ((n: number) => string)): GrowthRequest => ({
  name,
  path: typeof path === 'string' ? () => path : path,
  isStaff: true,
});

/** Two years, because that is when the first 10,000 applications arrived. */
const YEARS = 2;
const DAY_MS = 24 * 3_600_000;

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

const RECENT = { from: day(Date.now() - YEARS * 365 * DAY_MS) };

const page = (name: string, path: string, ...tags: string[]): GrowthRequest => ({
  name,
  path: () => path,
  tags,
});

/** Words of the demo's texts, from frequent to rare. */
const WORDS = ['parti', 'belediye', 'su', 'kooperatif', 'liman', 'öğretmen', 'zeytin', 'rüzgâr'];

const word = (n: number) => encodeURIComponent(WORDS[n % WORDS.length] as string);

const two = (n: number) => `${word(n)}+${word(n * 3 + 1)}+${n}`;

/** Everything that lists, searches or counts what grows. */
const REQUESTS: GrowthRequest[] = [
  page('home, rendered', '/', 'home'),
  page('list, page 1, rendered', '/tum-icerikler', 'menu'),
  page('list, page 400, rendered', '/tum-icerikler?sayfa=400', 'menu'),
  page('list of a category, rendered', '/haberler', 'menu'),
  page('list of a year, rendered', '/tum-icerikler?yil=2020', 'menu'),
  page('list, page 1, after a publication', '/tum-icerikler', 'list:all'),
  page('list, page 400, after a publication', '/tum-icerikler?sayfa=400', 'list:all'),
  page('category, after a publication', '/haberler', 'list:haberler'),
  page('archive, after a change', '/arsiv', 'list:archive'),
  page('sitemap index, after a publication', '/sitemap.xml', 'list:all'),
  page('sitemap of a part, after a publication', '/sitemaps/contents-6.xml', 'list:all'),
  page('feed, after a publication', '/rss.xml', 'list:all'),
  { name: 'search, page', path: (n) => `/tum-icerikler?ara=${two(n)}` },
  { name: 'search, API', path: (n) => `/api/contents?q=${two(n)}` },
  { name: 'list, API', path: (n) => `/api/contents?pageSize=${(n % 90) + 10}` },
  { name: 'list by title, API', path: (n) => `/api/contents?sort=title&pageSize=${(n % 90) + 10}` },
  staff('contents: list of staff', '/api/contents?pageSize=20'),
  staff('contents: last changed', '/api/contents?sort=-updatedAt'),
  staff('contents: page 500', '/api/contents?page=500'),
  staff('contents: by title', '/api/contents?sort=title'),
  staff('contents: drafts', '/api/contents?state=draft'),
  staff('contents: category', '/api/contents?state=published&category=haberler'),
  staff('contents: search while typing', (n) => `/api/contents?q=${word(n)}`),
  staff('contents: counts of the tabs', '/api/contents/counts'),
  staff('contents: counts, category', '/api/contents/counts?category=haberler'),
  staff('contents: choices', '/api/contents/choices'),
  staff('contents: tags', '/api/contents/tags?q=su'),
  staff('contents: calendar', '/api/contents/calendar?from=2026-10-01&to=2026-10-31'),
  staff('contents: trash', '/api/contents/trash'),
  staff('media: list', '/api/media'),
  staff('media: search', '/api/media?q=toplant%C4%B1'),
  staff('media: unused', '/api/media?use=unused'),
  staff('applications: list', '/api/applications'),
  staff('applications: newest', '/api/applications?sort=-createdAt'),
  staff('applications: by name', '/api/applications?sort=name'),
  staff('applications: open', '/api/applications?status=open'),
  staff('applications: page 100', '/api/applications?page=100'),
  staff('applications: province', '/api/applications?city=35'),
  staff(
    'applications: search',
    (n) => `/api/applications?q=${['Ay%C5%9Fe', 'Z-77', 'Kaya'][n % 3]}`,
  ),
  staff('applications: counts', '/api/applications/counts'),
  staff('applications: statistics of a year', '/api/applications/statistics?period=year'),
  staff('applications: statistics of all', '/api/applications/statistics?period=all'),
  {
    ...staff('applications: export of 10,000', '/api/applications/export'),
    confirmed: { format: 'csv', withNumbers: true, reason: 'Ölçüm için.', filter: RECENT },
  },
  staff('audit: list', '/api/audit'),
  staff('audit: action', '/api/audit?action=content.publish'),
  staff('audit: actor', '/api/audit?actor=00000000-0000-4000-8000-000000000007'),
  staff('audit: subject', '/api/audit?subject=Konu%20777'),
  staff('audit: days', '/api/audit?from=2026-10-01&to=2026-10-07'),
  staff('notifications', '/api/notifications'),
  staff('system status', '/api/health'),
];

interface Cost {
  /** Processor time of one request, Node and PostgreSQL together, in ms. */
  cpuMs: number;
  /** From request to answer, in ms. */
  medianMs: number;
  /** Of the last request. */
  status: number;
}

const WARM_UP = 8;
const TIMES = 60;
const CONFIRMED_TIMES = 5;

/** Slow requests are repeated less often. */
const LONGEST_MS = 8000;
const NOTICE_ARRIVES_MS = 3;

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

/** Enters the password again. */
async function confirm({ origin }: Product, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ currentPassword: EDITOR.password });
  await fetch(`${origin}/api/account/confirm-password`, { method: 'POST', headers, body });
}

/** The cost of one request of this kind. */
async function costOf(product: Product, db: pg.Client, kind: GrowthRequest): Promise<Cost> {
  let sent = 0;
  let status = 0;
  const once = async (): Promise<number> => {
    if (kind.tags?.length) {
      await dropPages(db, kind.tags);
      await wait(NOTICE_ARRIVES_MS);
    }
    const n = sent++;
    const headers: Record<string, string> = kind.isStaff
      ? await staffHeaders(product.origin)
      : { 'x-forwarded-for': `10.4.${Math.floor(n / 250)}.${n % 250}` };
    const began = performance.now();
    const options = kind.confirmed && { method: 'POST', body: JSON.stringify(kind.confirmed) };
    const reply = await fetch(product.origin + kind.path(n), { headers, ...options });
    await reply.arrayBuffer();
    status = reply.status;
    return performance.now() - began;
  };
  const [warmUp, most] = kind.confirmed ? [1, CONFIRMED_TIMES] : [WARM_UP, TIMES];
  if (kind.confirmed) await confirm(product, await staffHeaders(product.origin));
  const begun = performance.now();
  for (let n = 0; n < warmUp && performance.now() - begun < LONGEST_MS; n++) await once();
  const before = cpuOf([product.pid]);
  const times: number[] = [];
  const started = performance.now();
  while (times.length < most && performance.now() - started < LONGEST_MS) times.push(await once());
  const after = cpuOf([product.pid]);
  const cpu = after.program + after.postgres - before.program - before.postgres;
  times.sort((a, b) => a - b);
  return {
    cpuMs: (cpu / times.length) * 1000,
    medianMs: times[Math.floor(times.length / 2)] as number,
    status,
  };
}
