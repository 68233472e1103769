import { Latencies } from '../load/latencies.ts';
import { measure } from '../load/measure.ts';
import type { Figures } from '../load/target.ts';
import { Searcher } from '../search/run.ts';
import type { Compared } from './side.ts';

/** About as many as both products together answer in a second. */
const SEARCHES_A_SECOND = 100;

/**
 * Sends each search to both products, so that both have the same searches in the same moment: the
 * median of one product alone varies by a tenth.
 */
export const searchBoth =
  (path: string): Compared =>
  async ([a, b], seconds, first) => {
    const ofA = { searcher: new Searcher(a.product.origin, path), times: [] as number[] };
    const ofB = { searcher: new Searcher(b.product.origin, path), times: [] as number[] };
    const inOrder = first === 0 ? [ofA, ofB] : [ofB, ofA];
    const searchAll = async () => {
      for (const query of a.queries.splice(0, seconds * SEARCHES_A_SECOND))
        for (const { searcher, times } of inOrder) times.push(await searcher.search(query));
    };
    const measuringB = () =>
      measure([b.product.pid], async () => {
        await searchAll();
        return figuresOf(ofB.times);
      });
    let measuredB: Awaited<ReturnType<typeof measuringB>> | undefined;
    const measuredA = await measure([a.product.pid], async () => {
      measuredB = await measuringB();
      return figuresOf(ofA.times);
    });
    for (const { searcher } of inOrder) searcher.close();
    if (!measuredB) throw new Error('Nothing was measured.');
    return [measuredA, measuredB];
  };

function figuresOf(times: number[]): Figures {
  const latencies = new Latencies();
  for (const ms of times) latencies.add(ms, 200);
  return latencies.figures(times.reduce((sum, ms) => sum + ms, 0) / 1000);
}
