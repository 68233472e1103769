import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import yazl from 'yazl';
import type { Import } from '../src/features/transfer/contract.ts';
import { wxr } from '../tests/harness/wxr.ts';
import { describeMachine } from './machine/machine.ts';
import { MemoryWatch } from './machine/memory-watch.ts';
import { staffHeaders } from './parts/publish.ts';
import { type Row, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Imports an export of WordPress with many posts and pictures through the API, as the dashboard does,
 * and repeats it: `node bench/import.ts [--posts 1000] [--pictures 500]`, on a built product.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000' },
    pictures: { type: 'string', default: '500' },
  },
});
const POSTS = Number(values.posts);
const PICTURES = Number(values.pictures);
const UPLOADS = 'https://eski.example/wp-content/uploads';
const POLL_MS = 250;

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Ufuk import, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const product = await openSmallProduct();
try {
  const path = join(product.folder, 'export.zip');
  await writeExport(path);
  const memory = new MemoryWatch();
  const rows: Row[] = [];
  const measured = async (name: string, work: () => Promise<Import>) => {
    memory.reset();
    memory.follow(() => [product.pid]);
    const begun = performance.now();
    const { overview, done, state } = await work();
    memory.stop();
    if (state === 'failed') throw new Error('The import has failed.');
    const seconds = (performance.now() - begun) / 1000;
    rows.push({ name, figures: { seconds, entries: done, 'peak MiB': memory.peak } });
    return overview;
  };
  let id = '';
  await measured('upload and check', async () => {
    const sent = await upload(path);
    id = sent.id;
    return ended(id);
  });
  for (const name of ['import', 'the same again'])
    await measured(name, async () => {
      await call('POST', `/api/transfer/imports/${id}/start`, { categories: {} });
      return ended(id);
    });
  print(
    tableOf({
      title: `An export of WordPress with ${POSTS} posts and ${PICTURES} pictures`,
      rows,
      notes: [
        'Memory: PSS of all processes, PostgreSQL and the image process included.',
        'Pictures of 1600 × 1000 pixels in one colour.',
      ],
    }),
  );
} finally {
  await product.close();
}

async function writeExport(path: string): Promise<void> {
  const text = `<p>${'Metin kelime. '.repeat(200)}</p>`;
  const posts = Array.from({ length: POSTS }, (_, n) => ({
    id: n + 1,
    categories: ['yazilar'],
    html: n < PICTURES ? `${text}<p><img src="${UPLOADS}/p${n}.jpg" alt="Resim"/></p>` : text,
  }));
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(wxr(posts)), 'site.xml');
  for (let n = 0; n < PICTURES; n++) zip.addBuffer(await picture(n), `uploads/p${n}.jpg`);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

function picture(n: number): Promise<Buffer> {
  const background = { r: n % 256, g: (n >> 8) * 90, b: 99 };
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function upload(path: string): Promise<Import> {
  const { Authorization = '' } = (await staffHeaders(product.origin)) as Record<string, string>;
  const form = new FormData();
  form.set('file', await openAsBlob(path), 'export.zip');
  const reply = await fetch(`${product.origin}/api/transfer/imports`, {
    method: 'POST',
    headers: { Authorization },
    body: form,
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  return ((await reply.json()) as { data: Import }).data;
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const { status, data } = await product.call(method, path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return data;
}

async function ended(id: string): Promise<Import> {
  for (;;) {
    const now = (await call('GET', `/api/transfer/imports/${id}`)) as Import;
    if (now.state !== 'checking' && now.state !== 'running') return now;
    await wait(POLL_MS);
  }
}
