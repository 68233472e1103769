import { Latencies } from '../load/latencies.ts';
import { type Measured, measure } from '../load/measure.ts';
import type { Figures } from '../load/target.ts';
import { Searcher } from '../search/run.ts';
import type { Side } from './side.ts';

/** About as many as both products together answer in a second. */
const SEARCHES_A_SECOND = 100;

/**
 * Sends each search to both products, so that both have the same searches in the same moment: the
 * median of one product alone varies by a tenth.
 */
export async function searchBoth(
  [a, b]: [Side, Side],
  path: string,
  seconds: number,
  first: 0 | 1,
): Promise<[Measured, Measured]> {
  const searchers = [a, b].map(({ product }) => new Searcher(product.origin, path));
  const latencies = [new Latencies(), new Latencies()];
  const totals = [0, 0];
  const figuresAt = (at: 0 | 1): Figures =>
    (latencies[at] as Latencies).figures((totals[at] as number) / 1000);
  let ofB: Measured | undefined;
  const ofA = await measure([a.product.pid], async () => {
    ofB = await measure([b.product.pid], async () => {
      for (const query of a.queries.splice(0, seconds * SEARCHES_A_SECOND)) {
        for (const at of [first, 1 - first] as (0 | 1)[]) {
          const ms = await (searchers[at] as Searcher).search(query);
          (latencies[at] as Latencies).add(ms, 200);
          (totals[at] as number) += ms;
        }
      }
      return figuresAt(1);
    });
    return figuresAt(0);
  });
  for (const searcher of searchers) searcher.close();
  return [ofA, ofB as Measured];
}
