import { setTimeout as wait } from 'node:timers/promises';
import { medianOf } from '../load/measure.ts';
import { atMost, type Row } from '../report/table.ts';
import { anyWord, type SmallProduct } from '../servers/small-product.ts';
import { signInOnce, visit } from '../servers/strangers.ts';

/** Pause between two requests of one kind, in ms. */
const PAUSE = 50;
/** A request without an answer after so long, in ms, counts as answered with 0. */
const GIVEN_UP = 60_000;

const content = () => ({
  title: `${anyWord()} ${Math.random().toString(36).slice(2, 10)}`,
  category: 'haberler',
  body: anyWord(),
  state: 'published',
});

const publish = (product: SmallProduct) => product.call('POST', '/api/contents', content());

/** Retries until a publication is accepted. Returns its title. */
export async function publishInvented(product: SmallProduct, deadline: number): Promise<string> {
  while (performance.now() < deadline) {
    const { status, data } = await publish(product);
    if (status === 201) return (data as { title: string }).title;
    await wait(PAUSE);
  }
  throw new Error('Nothing could be published before the deadline.');
}

/**
 * Repeats one request of each kind until `end` (a value of Date.now). Each row has the times in ms and
 * the number of answers by status; `longest` is the goal for all kinds, in ms.
 */
export async function requestAll(
  name: string,
  product: SmallProduct,
  end: number,
  longest?: number,
): Promise<Row[]> {
  const { origin } = product;
  let lists = 0;
  const kinds: Record<string, () => Promise<number>> = {
    'cached page': () => visit(origin, '/'),
    '/healthz': () => visit(origin, '/healthz'),
    '/readyz': () => visit(origin, '/readyz'),
    'page, not cached': () => visit(origin, `/haberler/yok-${Math.random().toString(36).slice(2)}`),
    search: () => visit(origin, `/tum-icerikler?ara=${encodeURIComponent(anyWord())}`),
    'list of the API': () => visit(origin, `/api/contents?pageSize=${1 + (lists++ % 99)}`),
    'sign-in': () => signInOnce(origin),
    publication: async () => (await publish(product)).status,
  };
  return Promise.all(
    Object.entries(kinds).map(async ([kind, send]) => {
      const times: number[] = [];
      const statuses: Record<number, number> = {};
      while (Date.now() < end) {
        const began = performance.now();
        const status = await Promise.race([send().catch(() => 0), wait(GIVEN_UP, 0)]);
        times.push(performance.now() - began);
        statuses[status] = (statuses[status] ?? 0) + 1;
        await wait(PAUSE);
      }
      const most = Math.max(...times);
      return {
        name: `${name}: ${kind}`,
        figures: {
          'median ms': medianOf(times),
          'longest ms': most,
          answers: Object.entries(statuses)
            .map(([status, times]) => `${times} × ${status}`)
            .join(', '),
        },
        ...(longest !== undefined && { goal: atMost(longest, most, ' ms') }),
      };
    }),
  );
}
