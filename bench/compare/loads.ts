import { type Measured, measure, measureLoad } from '../load/measure.ts';
import type { Target } from '../load/target.ts';
import { dropPages, runWaves } from '../load/waves.ts';
import { SEARCHES } from '../search/run.ts';
import { ACCEPT_ENCODING } from '../servers/answer.ts';
import { searchBoth } from './search-both.ts';
import type { Compared, Side } from './side.ts';

const headers = { 'Accept-Encoding': ACCEPT_ENCODING };
const connections = 50;
const LIST = Array.from({ length: 25 }, (_, i) => `/tum-icerikler?sayfa=${388 + i}`);

const load = ({ product }: Side, target: Target, seconds: number): Promise<Measured> =>
  measureLoad(product.origin, [product.pid], target, { connections, seconds });

const oneAfterTheOther =
  (run: (side: Side, seconds: number) => Promise<Measured>): Compared =>
  async (sides, seconds, first) => {
    const pair: Measured[] = [];
    for (const at of [first, 1 - first]) pair[at] = await run(sides[at] as Side, seconds);
    return pair as [Measured, Measured];
  };

/** What can be compared. */
export const LOADS: Record<string, Compared> = {
  article: oneAfterTheOther(async (side, seconds) => {
    // The cache keeps the first pages that it stored.
    await dropPages(side.db, ['menu']);
    return load(side, { paths: side.seeded.articlePaths, headers }, seconds);
  }),
  list: oneAfterTheOther(({ product, db }, seconds) =>
    measure([product.pid], () =>
      runWaves(product.origin, db, { paths: LIST, headers }, ['menu'], { connections, seconds }),
    ),
  ),
  slug: oneAfterTheOther((side, seconds) =>
    load(
      side,
      { paths: side.seeded.slugs.map((slug) => `/api/contents/by-slug/${slug}`) },
      seconds,
    ),
  ),
  search: searchBoth(SEARCHES.page),
  'search-api': searchBoth(SEARCHES.API),
  cached: oneAfterTheOther((side, seconds) => load(side, { paths: ['/'], headers }, seconds)),
};
