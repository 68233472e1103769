import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import type { Part } from '../bench.ts';
import { medianOf } from '../load/measure.ts';
import { atMost, type Row } from '../report/table.ts';
import { EDITOR, type Product, startProduct } from '../servers/product.ts';

/** The same settings as in the product. */
const ARGON2 = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const TIMES = 40;
const AT_ONCE = 200;
const PROBE_MS = 5;

/**
 * Compares a sign-in with a single argon2id check of the same cost, and measures how long other
 * requests wait during two hundred sign-ins at once. Each comes from another network.
 */
export const measureSignIn: Part = async (bench) => {
  const dataDir = join(bench.folder, 'sign-in');
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const env = { DEMO: 'off', TRUST_PROXY: '127.0.0.1' };
  const product = await startProduct({ ...bench.settings, dataDir, env });
  try {
    bench.log('signing in');
    const [bare, whole] = await inTurn(product);
    const { answered, refused, longestWait } = await together(product);
    const ratio = whole / bare;
    const rows: Row[] = [
      { name: 'bare argon2id check', figures: { ms: bare } },
      { name: 'sign-in', figures: { ms: whole, '÷ bare': ratio } },
      {
        name: `${AT_ONCE} sign-ins at once: longest wait of another call`,
        figures: { ms: longestWait },
        goal: atMost(200, longestWait, ' ms'),
      },
    ];
    return [
      {
        title: 'Signing in',
        rows,
        notes: [
          `${TIMES} of each in turn, one after another. Of ${AT_ONCE} at once ${answered} succeeded and ${refused} were refused with 503.`,
        ],
      },
    ];
  } finally {
    await product.stop();
  }
};

let networks = 0;
const signIn = (product: Product) => {
  networks++;
  return fetch(`${product.origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(networks / 250)}.${networks % 250}`,
    },
    body: JSON.stringify(EDITOR),
  });
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Medians in ms of the bare check and of a whole sign-in. */
async function inTurn(product: Product): Promise<[number, number]> {
  const stored = await hash(EDITOR.password, ARGON2);
  const bare: number[] = [];
  const whole: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    bare.push(await timed(() => verify(stored, EDITOR.password)));
    whole.push(
      await timed(async () => {
        const reply = await signIn(product);
        if (!reply.ok) throw new Error(`The sign-in was refused: ${await reply.text()}`);
        await reply.arrayBuffer();
      }),
    );
  }
  return [medianOf(bare), medianOf(whole)];
}

/** `longestWait` is in ms, of calls that need almost no work. */
async function together(product: Product) {
  let longestWait = 0;
  let running = true;
  const probing = (async () => {
    while (running) {
      const wait = await timed(() => fetch(`${product.origin}/healthz`).then((r) => r.text()));
      longestWait = Math.max(longestWait, wait);
      await new Promise((done) => setTimeout(done, PROBE_MS));
    }
  })();
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(product)));
  running = false;
  await probing;
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  return { answered: count(200), refused: count(503), longestWait };
}
