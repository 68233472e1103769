import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../tests/harness/data-folder.ts';
import { PATIENT } from '../../../tests/harness/eventually.ts';
import { compressedPage, emptyPicture, nestedForms } from '../../../tests/harness/hostile-pdf.ts';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { residentMemory } from '../../../tests/harness/process-tree.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { tryMemoryLimit } from '../../platform/machine-limits.server.ts';
import { ImageProcess } from './image-process.server.ts';
import { PdfProcess, pdfProcess } from './pdf/pdf-process.server.ts';

const MIB = 2 ** 20;
const TOO_MUCH_MEMORY =
  'Bu dosyayı okumak çok fazla bellek gerektiriyor. Lütfen daha sade ya da daha küçük bir dosya yükleyin.';

let test: TestApp;
let editor: Record<string, string>;
let temporary: string;
beforeAll(async () => {
  test = await openTestApp();
  temporary = await makeFolder('hostile');
  vi.stubEnv('TMPDIR', temporary);
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
});
afterEach(async () => expect(await readdir(temporary)).toEqual([]));

const upload = async (bytes: Buffer, name: string) =>
  test.call({ url: '/api/media', ...(await filePayload(editor, bytes, name)) });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f85ef' } });

describe('a file that needs too much memory is refused, and this process takes none of it', () => {
  it.each([
    ['forms in forms, which draw a thousand million times', () => nestedForms(9, 10)],
    ['a hundred forms in a hundred forms', () => nestedForms(3, 100)],
    ['a page that was compressed twice', () => compressedPage('0 0 m 1 1 l S '.repeat(3e6), 2)],
    ['two million lines', () => compressedPage('0 0 m 612 792 l S '.repeat(2e6), 1)],
    ['nested clips', () => compressedPage('q 0 0 612 792 re W n 1 1 9 9 re W* n '.repeat(5e5), 1)],
  ])('a PDF with %s', async (_what, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(200_000);
    globalThis.gc?.();
    const before = residentMemory(process.pid);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentMemory(process.pid));
    }, 10);
    const reply = await upload(bytes, 'rapor.pdf');
    clearInterval(watch);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { file: TOO_MUCH_MEMORY }]);
    expect(most - before).toBeLessThan(150 * MIB);
  });

  it('an AVIF of 2 KB with 49 megapixels', async () => {
    const bytes = await flat(7000, 7000).avif({ effort: 0, quality: 1 }).toBuffer();
    expect(bytes.length).toBeLessThan(2000);
    const reply = await upload(bytes, 'deniz.avif');
    expect([reply.statusCode, reply.json().fields]).toEqual([
      422,
      {
        file: 'Bir AVIF görseli en çok 16 megapiksel olabilir. Daha küçük bir görsel ya da JPEG yükleyin.',
      },
    ]);
    expect((await upload(await flat(40, 30).avif().toBuffer(), 'küçük.avif')).statusCode).toBe(201);
  });

  it('and the next file is read as ever', async () => {
    const [bad, good] = await Promise.all([
      upload(nestedForms(9, 11), 'kotu.pdf'),
      upload(compressedPage('0 0 m 100 100 l S', 1), 'iyi.pdf'),
    ]);
    expect([bad.statusCode, good.statusCode]).toEqual([422, 201]);
    expect(good.json().data).toMatchObject({ pages: 1 });
  });
});

it('a PDF whose process crashes is refused, and the next one is read', async () => {
  const reply = upload(compressedPage('0 0 m 1 2 3 4 5 6 c S '.repeat(1e6), 1), 'kotu.pdf');
  await expect.poll(() => pdfProcess.pid, { ...PATIENT, interval: 5 }).toBeDefined();
  process.kill(pdfProcess.pid as number, 'SIGSEGV');
  const { statusCode, body } = await reply;
  expect([statusCode, JSON.parse(body).fields]).toEqual([
    422,
    { file: 'PDF okunamadı. Lütfen dosyayı yeniden kaydedip yükleyin.' },
  ]);
  expect((await upload(compressedPage('0 0 m 7 7 l S', 1), 'iyi.pdf')).statusCode).toBe(201);
});

describe('the limit of memory', () => {
  it('is enforced by the system', async () => {
    expect(await tryMemoryLimit()).toBeNull();
  });

  it('holds without the limit of V8 too', async () => {
    const pdfs = new PdfProcess({ memoryMib: 300, options: [] });
    expect(await pdfs.run(nestedForms(9, 10))).toBe('tooMuchMemory');
    expect(await pdfs.run(compressedPage('0 0 m 1 1 l S', 1))).toMatchObject({ pages: 1 });
  });

  it('holds for the decoders of pictures', async () => {
    const images = new ImageProcess({ memoryMib: 260, idleMs: 1 });
    const scan = await flat(4000, 4000).avif({ effort: 0, quality: 1 }).toBuffer();
    expect(await images.resize({ scan })).toBe('tooMuchMemory');
    expect(await images.resize({ scan: await flat(40, 30).jpeg().toBuffer() })).toMatchObject({
      width: 40,
    });
  });

  it('leaves enough for large pictures of every kind', async () => {
    const images = new ImageProcess({ idleMs: 1 });
    for (const scan of [
      await flat(4000, 4000).avif({ effort: 0, quality: 1 }).toBuffer(),
      await flat(7070, 7070).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      await flat(7070, 7070).webp({ effort: 0 }).toBuffer(),
    ])
      expect(await images.resize({ scan })).toMatchObject({ widths: [expect.any(Number)] });
  });

  it('is no reason to refuse a page that only says that it is large', async () => {
    expect(await new PdfProcess().run(emptyPicture(60_000, 60_000))).toMatchObject({ pages: 1 });
  });
});

it('PDFs are read one at a time, and refused when too many wait', async () => {
  const pdfs = new PdfProcess({ mostWaiting: 1 });
  const small = compressedPage('0 0 m 1 1 l S', 1);
  const replies = [pdfs.run(small), pdfs.run(small), pdfs.run(small)];
  await expect(replies[2]).rejects.toMatchObject({ status: 503 });
  expect(await Promise.all(replies.slice(0, 2))).toMatchObject([{ pages: 1 }, { pages: 1 }]);
  expect(pdfs.pid).toBeUndefined();
});
