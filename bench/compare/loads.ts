import { Latencies } from '../load/latencies.ts';
import { type Measured, measure, measureLoad } from '../load/measure.ts';
import type { Target } from '../load/target.ts';
import { dropPages, runWaves } from '../load/waves.ts';
import { SEARCHES, searchInTurn } from '../search/run.ts';
import { ACCEPT_ENCODING } from '../servers/answer.ts';
import type { Side } from './side.ts';

const headers = { 'Accept-Encoding': ACCEPT_ENCODING };
const connections = 50;
const LIST = Array.from({ length: 25 }, (_, i) => `/tum-icerikler?sayfa=${388 + i}`);

const load = ({ product }: Side, target: Target, seconds: number): Promise<Measured> =>
  measureLoad(product.origin, [product.pid], target, { connections, seconds });

function figuresOf(times: number[], seconds: number) {
  const latencies = new Latencies();
  for (const ms of times) latencies.add(ms, 200);
  return latencies.figures(seconds);
}

/** About as many as are answered in a second; a number, so that both products get the same searches. */
const SEARCHES_A_SECOND = 200;

const searches =
  (path: string) =>
  ({ product, queries }: Side, seconds: number): Promise<Measured> =>
    measure([product.pid], async () => {
      const next = queries.splice(0, seconds * SEARCHES_A_SECOND);
      const times = await searchInTurn(product.origin, path, next);
      return figuresOf(times, times.reduce((sum, ms) => sum + ms, 0) / 1000);
    });

/** What can be compared: one run of each kind of load. */
export const LOADS: Record<string, (side: Side, seconds: number) => Promise<Measured>> = {
  article: async (side, seconds) => {
    // The cache keeps the first pages that it stored.
    await dropPages(side.db, ['menu']);
    return load(side, { paths: side.seeded.articlePaths, headers }, seconds);
  },
  list: ({ product, db }, seconds) =>
    measure([product.pid], () =>
      runWaves(product.origin, db, { paths: LIST, headers }, ['menu'], { connections, seconds }),
    ),
  slug: (side, seconds) =>
    load(
      side,
      { paths: side.seeded.slugs.map((slug) => `/api/contents/by-slug/${slug}`) },
      seconds,
    ),
  search: searches(SEARCHES.page),
  'search-api': searches(SEARCHES.API),
  cached: (side, seconds) => load(side, { paths: ['/'], headers }, seconds),
};
