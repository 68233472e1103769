import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { MemoryWatch } from './machine/memory-watch.ts';
import { memoryOf, treeOf } from './machine/processes.ts';
import { staffHeaders } from './parts/publish.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { copyProduct, type Product, startProduct } from './servers/product.ts';

const ROOT = '/sys/fs/cgroup';

/*
 * Measures the memory after uploads of pictures: the first start with the demo in 512 MB, then
 * photographs of 12 megapixels one after another. PSS of Node, PostgreSQL and the image process
 * together. `node bench/memory.ts [--uploads 50] [--limit 512] [--without-demo]`, on a built
 * product.
 */

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '50' },
    limit: { type: 'string', default: '512' },
    'without-demo': { type: 'boolean', default: false },
  },
});
const SETTLE_MS = 10_000;
const GOAL_MIB = 300;

const folder = await mkdtemp(join(tmpdir(), 'ufuk-memory-'));
// PostgreSQL runs under another account.
await chmod(folder, 0o755);
const limit = limitMemory(Number(values.limit));
const watch = new MemoryWatch();
let product: Product | undefined;
try {
  const copy = await copyProduct(folder);
  const node = limit ? await underLimit(copy.node, limit.members) : copy.node;
  const starting = followTree(process.pid);
  const env = { DEMO: values['without-demo'] ? 'off' : 'on' };
  product = await startProduct({ ...copy, node, env, dataDir: join(folder, 'data') });
  const first = await settled(product, 'after the first start', starting());
  const rows = [first];
  if (Number(values.uploads) > 0) {
    const sending = followTree(product.pid);
    await sendPhotographs(product, Number(values.uploads));
    rows.push(await settled(product, `after ${values.uploads} photographs`, sending()));
  }
  const killed = limit
    ? `the kernel killed ${limit.killed()} of its processes`
    : 'none could be set';
  const notes = [
    `PSS ${SETTLE_MS / 1000} s after the last picture; start in ${Math.round(product.startMs / 1000)} s;`,
    `limit of ${values.limit} MB: ${killed}.`,
  ];
  console.log(tableOf({ title: 'Memory, pictures', rows, notes }));
} finally {
  watch.stop();
  await product?.stop();
  limit?.remove();
  await rm(folder, { recursive: true, force: true });
}

/** A program that applies the limit to itself and then runs Node. */
async function underLimit(program: string, members: string): Promise<string> {
  const path = join(folder, 'limited-node');
  await writeFile(path, `#!/bin/sh\necho $$ > ${members}\nexec ${program} "$@"\n`, { mode: 0o755 });
  return path;
}

/** Watches the memory of a process and its child processes; the returned function gives the highest value. */
function followTree(pid: number): () => number {
  const own = pid === process.pid;
  watch.reset();
  watch.follow(() => (own ? treeOf([pid]).filter((one) => one !== pid) : [pid]));
  return () => watch.peak;
}

async function settled(running: Product, name: string, peak: number): Promise<Row> {
  await wait(SETTLE_MS);
  const all = memoryOf([running.pid]);
  const others = memoryOf(treeOf([running.pid]).filter((pid) => pid !== running.pid));
  const figures = {
    together: `${Math.round(all)} MiB`,
    Node: `${Math.round(all - others)} MiB`,
    others: `${Math.round(others)} MiB`,
    peak: `${Math.round(peak)} MiB`,
  };
  return { name, figures, goal: atMost(GOAL_MIB, all, ' MiB') };
}

async function sendPhotographs({ origin }: Product, count: number): Promise<void> {
  const photographs = await Promise.all([0, 1, 2].map(photograph));
  for (let i = 0; i < count; i++) {
    const bytes = photographs[i % photographs.length] as Buffer;
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), `${i}.jpg`);
    const { Authorization } = await staffHeaders(origin);
    const headers = { Authorization: Authorization as string };
    const reply = await fetch(`${origin}/api/media`, { method: 'POST', headers, body: form });
    if (reply.status !== 201) throw new Error(`Upload ${i}: ${reply.status} ${await reply.text()}`);
    process.stderr.write(`· photograph ${i + 1} of ${count}\n`);
  }
}

/** 4000 × 3000 pixels that compress like a photograph; each seed makes another picture. */
async function photograph(seed: number): Promise<Buffer> {
  const grain = { type: 'gaussian' as const, mean: 100 + seed, sigma: 60 };
  const shapes = {
    width: 500,
    height: 375,
    channels: 3 as const,
    background: '#777',
    noise: grain,
  };
  const soft = await sharp({ create: shapes }).blur(3).png().toBuffer();
  return sharp(soft).resize(4000, 3000).jpeg({ quality: 92 }).toBuffer();
}

interface MemoryLimit {
  /** A process writes its number into this file to be limited. */
  members: string;
  /** How many of its processes the kernel has killed for lack of memory. */
  killed(): number;
  remove(): void;
}

/** A control group with a memory limit; null if none can be created. Needs root. */
function limitMemory(megabytes: number): MemoryLimit | null {
  const isSecond = existsSync(join(ROOT, 'cgroup.controllers'));
  const folder = join(ROOT, isSecond ? '' : 'memory', `ufuk-bench-${process.pid}`);
  const bytes = String(megabytes * 1024 * 1024);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, isSecond ? 'memory.max' : 'memory.limit_in_bytes'), bytes);
  } catch {
    return null;
  }
  return {
    members: join(folder, 'cgroup.procs'),
    killed: () => {
      const events = readFileSync(
        join(folder, isSecond ? 'memory.events' : 'memory.oom_control'),
        'utf8',
      );
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1] ?? 0);
    },
    remove: () => rmdirSync(folder),
  };
}
