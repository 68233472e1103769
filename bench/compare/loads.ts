import { type Measured, measure, measureLoad } from '../load/measure.ts';
import type { Target } from '../load/target.ts';
import { dropPages, runWaves } from '../load/waves.ts';
import { ACCEPT_ENCODING } from '../servers/answer.ts';
import type { Side } from './side.ts';

const headers = { 'Accept-Encoding': ACCEPT_ENCODING };
const connections = 50;
const LIST = Array.from({ length: 25 }, (_, i) => `/tum-icerikler?sayfa=${388 + i}`);

const load = ({ product }: Side, target: Target, seconds: number): Promise<Measured> =>
  measureLoad(product.origin, [product.pid], target, { connections, seconds });

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
  cached: (side, seconds) => load(side, { paths: ['/'], headers }, seconds),
};
