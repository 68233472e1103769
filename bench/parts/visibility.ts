import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { medianOf } from '../load/measure.ts';
import { atMost, type Section } from '../report/table.ts';
import { startSecond } from '../servers/second-process.ts';
import { publishContent } from './publish.ts';

const LIST = '/haberler';
const PATIENCE_MS = 10_000;
const REPEAT_MS = 1;

/** How long after an editor's click new content is on its list, in this and in another process. */
export async function measureVisibility(bench: Bench): Promise<Section> {
  const second = await startSecond(bench.product, bench.settings, bench.folder);
  const here: number[] = [];
  const there: number[] = [];
  try {
    for (let i = 0; i < Math.max(5, bench.options.rounds * 3); i++) {
      const title = `Görünürlük ölçümü ${Date.now()}`;
      // Both processes have the list in their caches, so a stale one would be noticed.
      await Promise.all([bench.product, second].map(({ origin }) => fetch(origin + LIST)));
      const clicked = performance.now();
      const seen = [bench.product, second].map(({ origin }) => untilSeen(origin, title, clicked));
      await publishContent(bench.product.origin, 'haberler', title);
      const [a, b] = await Promise.all(seen);
      here.push(a as number);
      there.push(b as number);
    }
  } finally {
    await second.stop();
    await bench.db.query(`delete from contents where title like 'Görünürlük ölçümü %'`);
  }
  const row = (name: string, times: number[], wanted: number) => ({
    name,
    figures: { 'median ms': medianOf(times), 'worst ms': Math.max(...times) },
    goal: atMost(wanted, medianOf(times), ' ms'),
  });
  return {
    title: 'From the click on “publish” to the list page',
    rows: [row('in the same process', here, 50), row('in a second process', there, 1000)],
    notes: [`${here.length} times; ${LIST} of both was requested every ${REPEAT_MS} ms meanwhile.`],
  };
}

async function untilSeen(origin: string, title: string, since: number): Promise<number> {
  while (performance.now() - since < PATIENCE_MS) {
    if ((await (await fetch(origin + LIST)).text()).includes(title))
      return performance.now() - since;
    await wait(REPEAT_MS);
  }
  return Number.POSITIVE_INFINITY;
}
