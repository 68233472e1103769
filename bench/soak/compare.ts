import { join } from 'node:path';
import { type Measured, measureLoad, medianOf } from '../load/measure.ts';
import { ACCEPT_ENCODING, fetchSettled } from '../servers/answer.ts';
import { startBareServer } from '../servers/references.ts';
import type { SmallProduct } from '../servers/small-product.ts';

export interface Compared {
  /** Answers per CPU second of each process: medians of alternate runs. */
  ours: number;
  bare: number;
  ratio: number;
  /** Of the product, in ms. */
  p99: number;
}

const CONNECTIONS = 50;

/** Compares cached pages of a running product with a new bare server that sends the same bytes. */
export async function compareWithBare(
  product: SmallProduct,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Compared> {
  const answer = await fetchSettled(`${product.origin}/`);
  const folder = join(product.folder, `bare-${Date.now()}`);
  const bare = await startBareServer(product.node, folder, answer);
  const target = { paths: ['/'], headers: { 'Accept-Encoding': ACCEPT_ENCODING } };
  const run = ({ origin, pid }: { origin: string; pid: number }) =>
    measureLoad(origin, [pid], target, { connections: CONNECTIONS, seconds });
  try {
    // Warm-up, so that both have compiled their hot code.
    for (const server of [product, bare, product, bare]) await run(server);
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await run(product));
      theirs.push(await run(bare));
    }
    const ratios = ours.map(
      (one, i) => one.requestsPerCpuSecond / (theirs[i]?.requestsPerCpuSecond ?? Number.NaN),
    );
    return {
      ours: medianOf(ours.map((one) => one.requestsPerCpuSecond)),
      bare: medianOf(theirs.map((one) => one.requestsPerCpuSecond)),
      ratio: medianOf(ratios),
      p99: medianOf(ours.map((one) => one.p99)),
    };
  } finally {
    await bare.stop();
  }
}
