import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually, PATIENT } from '../../../tests/harness/eventually.ts';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { operationOf } from '../../platform/services.server.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { imageProcess } from './image-process.server.ts';
import { storeImage } from './operations.server.ts';
import { mediaPath } from './schema.ts';
import { removeLeftUploads } from './upload/store.server.ts';

let test: TestApp;
let editor: Record<string, string>;
let temporary: string;
beforeAll(async () => {
  test = await openTestApp();
  temporary = await mkdtemp(join(tmpdir(), 'ufuk-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  await test.addUser('editor', 'editor');
  await test.addUser('okur', 'user');
  editor = await test.signIn('editor');
});
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});
// No upload leaves its temporary file behind, also after an error.
afterEach(async () => expect(await readdir(temporary)).toEqual([]));

/** Waits until no image process runs. The process of an earlier picture ends by itself. */
const noImageProcess = () => eventually(() => imageProcess.pid).toBeUndefined();

async function upload(
  bytes: Buffer | string,
  { headers = editor, field = 'file', name = 'resim.jpg' } = {},
) {
  const sent = await filePayload(headers, bytes, name, { field, type: 'image/jpeg' });
  return test.call({ url: '/api/media', ...sent });
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f85ef' } }).jpeg();

describe('an upload', () => {
  it('becomes AVIF and WebP in several widths, upright and without GPS data', async () => {
    const bytes = await photo(1000, 600)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const reply = await upload(bytes, { name: '../../etc/şehir\u202e manzarası.jpg' });
    expect(reply.statusCode).toBe(201);
    const { data } = reply.json();
    expect(data).toMatchObject({
      width: 600,
      height: 1000,
      widths: [320, 600],
      originalName: 'şehir manzarası.jpg',
    });
    for (const width of data.widths) {
      for (const format of ['avif', 'webp'] as const) {
        const file = await test.call({ method: 'GET', url: mediaPath(data.id, width, format) });
        expect(file.statusCode).toBe(200);
        expect(file.headers).toMatchObject({
          'content-type': `image/${format}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        const found = await sharp(file.rawPayload).metadata();
        expect(found).toMatchObject({ width, format: format === 'avif' ? 'heif' : 'webp' });
        expect(found.exif).toBeUndefined();
      }
    }
  });

  it.each([
    ['a photograph of twelve megapixels', 4000, 3000, 1920],
    ['the tallest picture', 600, 12_000, 387],
  ])('of %s gets sizes with its aspect ratio', async (_kind, width, height, largest) => {
    const reply = await upload(await photo(width, height).toBuffer());
    expect(reply.json()).toMatchObject({ data: { width, height } });
    const { id, widths } = reply.json().data;
    expect(widths.at(-1)).toBe(largest);
    const url = mediaPath(id, largest, 'avif');
    const found = await sharp((await test.call({ method: 'GET', url })).rawPayload).metadata();
    const shape = { width: largest, height: Math.round((largest * height) / width) };
    expect(found).toMatchObject(shape);
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF with script behind it', 'GIF89a/*<script>alert(1)</script>*/'],
  ])('of %s is refused by its first bytes, before anything decodes it', async (_kind, bytes) => {
    await noImageProcess();
    const reply = await upload(bytes);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.file).toBe(
      'Bu tür dosyalar yüklenemez. JPEG, PNG, WebP ya da AVIF görseli, PDF veya Office dosyası (DOCX, XLSX, PPTX, ODT, ODS, ODP) seçin.',
    );
    expect(imageProcess.pid).toBeUndefined();
  });

  it.each([
    ['the head of a JPEG alone', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['an SVG behind the head of a JPEG', Buffer.from('\xff\xd8\xff<svg/>', 'latin1')],
  ])('of %s is refused by its bytes', async (_kind, bytes) => {
    const reply = await upload(bytes);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['file']]);
  });

  it('of HEIC is refused with the accepted types', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const reply = await upload(heic);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.file).toBe(
      'HEIC görselleri kullanılamaz. Görseli JPEG, PNG, WebP ya da AVIF olarak kaydedip yeniden yükleyin.',
    );
  });

  it.each([
    ['of a side longer than any photograph’s', 1920, 26_000],
    ['of more pixels than any photograph has', 7500, 7500],
  ])('%s is refused before it is unpacked', async (_name, width, height) => {
    const reply = await upload(await photo(width, height).png().toBuffer());
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.file).toBe(
      'Görselin her kenarı en çok 12.000 piksel, tamamı en çok 50 megapiksel olabilir.',
    );
  });

  it('of a JPEG that lost its last two bytes is taken, with a preview inside too; one that lacks rows is not', async () => {
    const noise = randomBytes(160 * 120 * 3);
    const whole = await sharp(noise, { raw: { width: 160, height: 120, channels: 3 } })
      .jpeg()
      .toBuffer();
    const preview = (await photo(20, 20).toBuffer()).subarray(0, -2);
    // As cameras store one: in a segment before the picture, with an end of its own.
    const segment = Buffer.concat([
      Buffer.from([0xff, 0xe1, 0, 0]),
      preview,
      Buffer.from([0xff, 0xd9]),
    ]);
    segment.writeUInt16BE(segment.length - 2, 2);
    const withPreview = Buffer.concat([whole.subarray(0, 2), segment, whole.subarray(2)]);
    for (const bytes of [
      whole.subarray(0, -2),
      whole.subarray(0, -1),
      withPreview.subarray(0, -2),
    ]) {
      const reply = await upload(bytes);
      expect(reply.statusCode, reply.body).toBe(201);
      expect(reply.json().data).toMatchObject({ width: 160, height: 120 });
    }
    for (const bytes of [whole.subarray(0, -40), whole.subarray(0, whole.length / 2)])
      expect((await upload(bytes)).statusCode).toBe(422);
  });

  it('that is cut off in the middle is a client error', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n' +
      'content-type: image/jpeg\r\n\r\n';
    for (const payload of [`${head}${'\xff'.repeat(1000)}`, head, '--x\r\n', '']) {
      const reply = await test.call({
        method: 'POST',
        url: '/api/media',
        headers: { ...editor, 'content-type': 'multipart/form-data; boundary=x' },
        payload: Buffer.from(payload, 'latin1'),
      });
      expect([400, 422], payload.slice(0, 20)).toContain(reply.statusCode);
    }
    const headers = { ...editor, 'content-type': 'multipart/form-data' };
    const call = { method: 'POST', url: '/api/media', headers, payload: head } as const;
    expect((await test.call(call)).statusCode).toBe(400);
  });

  it('whose client closes the connection leaves no file behind', async () => {
    const origin = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
    const sending = request(`${origin}/api/media`, {
      method: 'POST',
      headers: {
        ...editor,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
      },
    });
    sending.on('error', () => {});
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    sending.write(Buffer.alloc(100_000, 255));
    await eventually(() => readdir(temporary)).toHaveLength(1);
    sending.destroy();
    await eventually(() => readdir(temporary)).toEqual([]);
  });

  it('whose image process is killed is refused, and the next one succeeds', async () => {
    const bytes = await photo(4000, 2900).toBuffer();
    await noImageProcess();
    const reply = upload(bytes);
    await expect.poll(() => imageProcess.pid, { ...PATIENT, interval: 5 }).toBeDefined();
    process.kill(imageProcess.pid as number, 'SIGKILL');
    expect((await reply).statusCode).toBe(422);
    expect((await reply).json().fields.file).toBe(
      'Görsel işlenemedi. Lütfen daha küçük bir görsel yükleyin.',
    );
    expect((await upload(await photo(40, 30).toBuffer())).statusCode).toBe(201);
  });

  it('parallel to four others of the same account has to wait', async () => {
    const photos = await Promise.all(
      Array.from({ length: 6 }, (_, at) => photo(640, 480 + at).toBuffer()),
    );
    const replies = await Promise.all(photos.map((bytes) => upload(bytes)));
    const statuses = replies.map((reply) => reply.statusCode).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    const refused = replies.find((reply) => reply.statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(await photo(640, 470).toBuffer())).statusCode).toBe(201);
  });

  it('is one of at most 240 of an account in ten minutes, including failed ones', async () => {
    await test.addUser('hizli', 'editor');
    const headers = await test.signIn('hizli');
    const tryOne = async (as = headers) =>
      test.call({ method: 'POST', url: '/api/media', headers: as, payload: {} });
    for (let n = 0; n < 240; n++) expect((await tryOne()).statusCode).toBe(422);
    const refused = await tryOne();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, code: 'tooManyRequests' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    // The same network, but another account.
    expect((await tryOne(editor)).statusCode).toBe(422);
  });

  it('of more than 15 MB is refused with the limit named', async () => {
    const large = Buffer.alloc(15 * 1024 * 1024 + 1);
    large.write('ffd8ffe0', 'hex');
    const reply = await upload(large);
    expect(reply.statusCode).toBe(413);
    expect(reply.json().message).toBe('Görsel en çok 15 MB olabilir.');
    const file = await upload(Buffer.alloc(50 * 1024 * 1024 + 1));
    expect(file.statusCode).toBe(413);
    expect(file.json().message).toBe('Dosya en çok 50 MB olabilir.');
  });

  it('without a file names the field', async () => {
    for (const reply of [
      await upload('', { field: 'file' }),
      await upload(await photo(10, 10).toBuffer(), { field: 'resim' }),
      await test.call({ method: 'POST', url: '/api/media', headers: editor, payload: {} }),
    ]) {
      expect(reply.statusCode).toBe(422);
      expect(reply.json().fields.file).toBe('Dosya zorunludur.');
    }
  });

  it('is in the audit log with its name, its size and its user', async () => {
    const { data } = (await upload(await photo(400, 300).toBuffer(), { name: 'afiş.jpg' })).json();
    await test.addUser('denetci', 'admin');
    const url = `/api/audit?action=media.upload&subject=${data.id}`;
    const log = await test.call({ method: 'GET', url, headers: await test.signIn('denetci') });
    expect(log.json().data).toMatchObject([
      {
        actor: { name: 'editor' },
        address: '127.0.0.1',
        subject: { kind: 'media', name: 'afiş.jpg' },
        after: { width: 400, height: 300, bytes: expect.any(Number) },
      },
    ]);
  });

  it('is allowed for editors and admins only', async () => {
    const bytes = await photo(10, 10).toBuffer();
    expect((await upload(bytes, { headers: {} })).statusCode).toBe(401);
    expect((await upload(bytes, { headers: await test.signIn('okur') })).statusCode).toBe(403);
  });
});

it('the files of an upload that cannot be stored are removed, after the last of them was written', async () => {
  const { services } = test.app;
  const actor = {
    kind: 'staff',
    id: crypto.randomUUID(),
    role: 'editor',
    sessionId: null,
  } as const;
  const op = operationOf(services, { ...actor, mustSetUpTwoStep: false });
  const steps: string[] = [];
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const store: Store = {
    ...services.store,
    async write(key) {
      if (key.endsWith('.avif')) throw full;
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      steps.push('written');
    },
    async removeAll(prefix) {
      steps.push('removed');
      await services.store.removeAll(prefix);
    },
  };
  const files = ['40.avif', '40.webp'].map((name) => ({ name, bytes: Buffer.alloc(1) }));
  const resized = { width: 40, height: 30, widths: [40], files };
  await expect(storeImage(op, store, resized, 'a.jpg')).rejects.toBe(full);
  expect(steps).toEqual(['written', 'removed']);
});

it('an upload for which the store has no space is refused with the reason', async () => {
  const { store } = test.app.services;
  const write = vi
    .spyOn(store, 'write')
    .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = await upload(await photo(30, 20).toBuffer());
  expect(reply.statusCode).toBe(507);
  expect(reply.json()).toMatchObject({
    code: 'storageFull',
    message: expect.stringContaining('Sunucunun diskinde yer kalmadı.'),
  });
  expect(reply.headers['retry-after']).toBe('5');
  expect(String(logged.mock.calls[0])).toContain('the disk is full (ENOSPC)');
  const readOnly = Object.assign(new Error(), { code: 'EROFS', syscall: 'mkdir', path: '/u' });
  write.mockRejectedValue(new Error('write', { cause: readOnly }));
  const refused = await upload(await photo(30, 20).toBuffer());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
  expect(String(logged.mock.calls[1])).toContain('cannot be used (EROFS mkdir /u)');
  write.mockRestore();
  logged.mockRestore();
  expect((await upload(await photo(30, 20).toBuffer())).statusCode).toBe(201);
});

it('the files that a killed process left behind are removed after an hour', async () => {
  const [old, fresh] = ['ufuk-upload-old', 'ufuk-upload-new'].map((name) => join(temporary, name));
  await mkdir(old as string);
  await mkdir(fresh as string);
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(old as string, before, before);
  // It is checked first, and it cannot be read.
  const unreadable = join(temporary, 'ufuk-upload-a');
  await symlink(join(temporary, 'nowhere'), unreadable);
  await removeLeftUploads();
  expect(await readdir(temporary)).toEqual(['ufuk-upload-a', 'ufuk-upload-new']);
  for (const path of [fresh as string, unreadable]) await rm(path, { recursive: true });
});

describe('a stored picture', () => {
  it.each([
    '/media/6f9619ff-8b86-4d01-b42d-00c04fc964ff/320.webp',
    '/media/6f9619ff-8b86-4d01-b42d-00c04fc964ff/320.svg',
    '/media/..%2f..%2fsecret.key/320.webp',
    '/media/x/..%2f320.webp',
  ])('%s is a 404', async (url) => {
    expect((await test.call({ method: 'GET', url })).statusCode).toBe(404);
  });
});
