import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Measured, measureLoad, medianOf } from './load/measure.ts';
import { describeMachine } from './machine/machine.ts';
import { memoryOf } from './machine/processes.ts';
import { ACCEPT_ENCODING, fetchSettled } from './servers/answer.ts';
import { startBareServer } from './servers/references.ts';
import { anyWord, openSmallProduct, type SmallProduct } from './servers/small-product.ts';

const KINDS = ['cached', 'search', 'missing', 'preview', 'save'] as const;

type Kind = (typeof KINDS)[number];

/** Pause after each request of a kind, in ms. Each kind has one client. */
const PAUSE: Record<Kind, number> = {
  cached: 2,
  search: 40,
  missing: 40,
  preview: 200,
  save: 1000,
};

const PREVIEW = `# Başlık\n\n${'Bir **kalın** sözcük ve bir [bağ](https://ufuk.example). '.repeat(40)}`;

interface Compared {
  /** Answers per CPU second of each process: medians of alternate runs. */
  ours: number;
  bare: number;
  ratio: number;
  /** Of the product, in ms. */
  p99: number;
}

const CONNECTIONS = 50;

/*
 * Measures how fast cached pages are after a time of mixed use, compared with the first minute, and how
 * much memory the product has then (PSS of Node and PostgreSQL):
 * node bench/soak.ts --minutes 60
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Single runs of each server in one comparison, and how long each takes, in seconds. */
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
  },
});
const minutes = Number(values.minutes);
const options = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

const print = (text: string) => process.stdout.write(`${text}\n`);
const shown = ({ ours, bare, ratio, p99 }: Compared) =>
  `${Math.round(ours).toLocaleString('en')} cached pages a CPU second, bare node:http ${Math.round(bare).toLocaleString('en')}, ratio ${ratio.toFixed(3)}, p99 ${p99.toFixed(1)} ms`;

print(`Ufuk soak, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const printMemory = () => print(`memory: ${Math.round(memoryOf([product.pid]))} MiB`);
const product = await openSmallProduct({ TRUST_PROXY: '127.0.0.1' });
try {
  const first = await compareWithBare(product, options);
  print(`first minute: ${shown(first)}`);
  printMemory();
  const counts = await mixedUse(product, minutes * 60_000);
  print(`${minutes} minutes of mixed use: ${JSON.stringify(counts)}`);
  // Waits until the last requests have ended.
  await wait(2000);
  printMemory();
  const last = await compareWithBare(product, options);
  print(`afterwards: ${shown(last)}`);
  printMemory();
  print(`speed kept: ${(last.ratio / first.ratio).toFixed(3)} (goal: at least 0.95)`);
} finally {
  await product.close();
}

/** Compares cached pages of a running product with a new bare server that sends the same bytes. */
async function compareWithBare(
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

/** Uses the product like visitors and editors, for so long. Returns the number of actions of each kind. */
async function mixedUse(
  product: SmallProduct,
  ms: number,
): Promise<Record<Kind, number> & { failed: number }> {
  const counts = { cached: 0, search: 0, missing: 0, preview: 0, save: 0, failed: 0 };
  const end = Date.now() + ms;
  const get = async (path: string) => {
    // From many networks, since searches of one network are limited.
    const byte = () => Math.floor(Math.random() * 250);
    const headers = { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
    const reply = await fetch(product.origin + path, { headers });
    await reply.arrayBuffer();
    return reply.status < 500;
  };
  const acts: Record<Kind, () => Promise<boolean>> = {
    cached: () => get('/'),
    search: () =>
      get(
        `/tum-icerikler?ara=${encodeURIComponent(`${anyWord()} ${anyWord()}${Math.floor(Math.random() * 9)}`)}`,
      ),
    missing: () => get(`/haberler/yok-${Math.random().toString(36).slice(2)}`),
    preview: async () =>
      (await product.call('POST', '/api/contents/preview', { body: PREVIEW })).status === 200,
    save: async () => {
      const { id, version } = await product.publish();
      const path = `/api/contents/${id}?version=${version}`;
      return (await product.call('DELETE', path)).status === 200;
    },
  };
  await Promise.all(
    KINDS.map(async (kind) => {
      while (Date.now() < end) {
        const done = await acts[kind]().catch(() => false);
        counts[done ? kind : 'failed']++;
        await wait(PAUSE[kind]);
      }
    }),
  );
  return counts;
}
