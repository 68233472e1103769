import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { memoryOf } from './machine/processes.ts';
import { staffHeaders } from './parts/publish.ts';
import { atMost, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Uploads many photographs of 12 megapixels at once, as the dashboard does, and measures the memory
 * (PSS) of all processes of the product, PostgreSQL included, and how long saves of content take
 * meanwhile. `node bench/media.ts [--photos 50]`, on a built product.
 */

const { values } = parseArgs({ options: { photos: { type: 'string', default: '50' } } });
const PHOTOS = Number(values.photos);
/** As in the dashboard. */
const AT_ONCE = 3;
const SAMPLE_MS = 100;
/** Between two saves of content. */
const SAVE_EVERY_MS = 250;

const product = await openSmallProduct();
try {
  const headers = await staffHeaders(product.origin);
  const content = await makeContent();
  // The first ones compile the code.
  await uploadOne(await makePhoto(1000));
  const photos: string[] = [];
  for (let number = 0; number < PHOTOS; number++) photos.push(await makePhoto(number));
  for (let n = 0; n < 20; n++) await save(content);
  await wait(5000);
  const alone = await savesDuring(content, wait(10_000));
  const before = memoryOf([product.pid]);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memoryOf([product.pid])), SAMPLE_MS);
  const started = performance.now();
  const during = await savesDuring(content, uploadAll());
  const seconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  const after: number[] = [];
  for (const pause of [10_000, 20_000, 30_000]) {
    await wait(pause);
    after.push(memoryOf([product.pid]));
  }
  const peak = Math.max(...samples);
  const mib = (value: number) => `${Math.round(value)} MiB`;
  const rows = [
    {
      name: 'memory before / peak',
      figures: { figure: `${mib(before)} / ${mib(peak)}` },
      goal: atMost(400, peak, ' MiB'),
    },
    {
      name: 'memory 10 / 30 / 60 s after the last one',
      figures: { figure: after.map(mib).join(' / ') },
      goal: atMost(250, after.at(-1) as number, ' MiB'),
    },
    {
      name: 'saves alone p50 / p95 / slowest',
      figures: { figure: timesOf(alone) },
    },
    {
      name: `${during.length} saves meanwhile p50 / p95 / slowest`,
      figures: { figure: timesOf(during) },
      goal: atMost(200, at(during, 0.95), ' ms (p95)'),
    },
    { name: 'all uploads', figures: { figure: `${seconds.toFixed(0)} s` } },
  ];
  console.log(tableOf({ title: `${PHOTOS} photographs of 12 megapixels`, rows, notes: [] }));

  async function makeContent(): Promise<{ id: string; version: number }> {
    const reply = await fetch(`${product.origin}/api/contents`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'Ölçüm', category: 'haberler', body: 'Metin. '.repeat(400) }),
    });
    if (reply.status !== 201) throw new Error(await reply.text());
    return ((await reply.json()) as { data: { id: string; version: number } }).data;
  }

  /** One save, in ms. */
  async function save(saved: { id: string; version: number }): Promise<number> {
    const begun = performance.now();
    const reply = await fetch(`${product.origin}/api/contents/${saved.id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({
        title: 'Ölçüm',
        category: 'haberler',
        body: `Metin ${saved.version}. `.repeat(400),
        version: saved.version,
      }),
    });
    if (reply.status !== 200) throw new Error(await reply.text());
    saved.version = ((await reply.json()) as { data: { version: number } }).data.version;
    return performance.now() - begun;
  }

  async function savesDuring(saved: { id: string; version: number }, work: Promise<unknown>) {
    const times: number[] = [];
    let isOver = false;
    const end = work.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      times.push(await save(saved));
      await wait(SAVE_EVERY_MS);
    }
    await end;
    return times.sort((a, b) => a - b);
  }

  async function uploadAll(): Promise<void> {
    let next = 0;
    const worker = async () => {
      for (let path = photos[next++]; path; path = photos[next++]) await uploadOne(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
} finally {
  await product.close();
}

/** The value below which this share of the sorted values lies. */
function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

function timesOf(sorted: number[]): string {
  return `${[0.5, 0.95, 1].map((share) => Math.round(at(sorted, share))).join(' / ')} ms`;
}

/** The path of a photograph with noise, of 4 MB or more: plain colours would be too easy to encode. */
async function makePhoto(number: number): Promise<string> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 120 + (number % 40), sigma: 30 } as const;
  const small = { width: width / 4, height: height / 4, channels: 3, noise } as const;
  const path = join(product.folder, `${number}.jpg`);
  await sharp({ create: { ...small, background: '#000' } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 1 + 5 * (number % 2) })
    .toFile(path);
  return path;
}

async function uploadOne(path: string): Promise<void> {
  const { Authorization = '' } = (await staffHeaders(product.origin)) as Record<string, string>;
  for (;;) {
    const form = new FormData();
    form.set('file', await openAsBlob(path), 'foto.jpg');
    const reply = await fetch(`${product.origin}/api/media`, {
      method: 'POST',
      headers: { Authorization },
      body: form,
    });
    const text = await reply.text();
    if (reply.status === 201) return;
    if (reply.status !== 429 && reply.status !== 503) throw new Error(text);
    await wait(1000 * Number(reply.headers.get('retry-after') ?? 1));
  }
}
