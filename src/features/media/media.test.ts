import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { mediaPath } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('okur', 'user');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

async function upload(
  bytes: Buffer | string,
  { headers = editor, field = 'file', name = 'resim.jpg' } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type: 'image/jpeg' }), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return test.call({
    method: 'POST',
    url: '/api/media',
    headers: { ...headers, 'content-type': request.headers.get('content-type') as string },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f85ef' } }).jpeg();

describe('an upload', () => {
  it('becomes AVIF and WebP in several widths, upright and without the place it was taken', async () => {
    const bytes = await photo(1000, 600)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const reply = await upload(bytes, { name: '../../etc/şehir manzarası.jpg' });
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
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF with script behind it', 'GIF89a/*<script>alert(1)</script>*/'],
    ['the head of a JPEG alone', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('of %s is refused by its bytes', async (_kind, bytes) => {
    const reply = await upload(bytes);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().message).toBe(
      'Dosya okunabilir bir JPEG, PNG, WebP ya da AVIF görseli değil.',
    );
  });

  it('of more pixels than any photo has is refused before it is unpacked', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    const reply = await upload(bomb);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe('imageTooManyPixels');
  });

  it('of more than 15 MB is refused with the limit named', async () => {
    const reply = await upload(Buffer.alloc(15 * 1024 * 1024 + 1));
    expect(reply.statusCode).toBe(413);
    expect(reply.json().message).toBe('Görsel en çok 15 MB olabilir.');
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

  it('stands in the audit log with its name, its size and who sent it', async () => {
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

  it('is for those who write', async () => {
    const bytes = await photo(10, 10).toBuffer();
    expect((await upload(bytes, { headers: {} })).statusCode).toBe(401);
    expect((await upload(bytes, { headers: await test.signIn('okur') })).statusCode).toBe(403);
  });
});

describe('a stored picture', () => {
  it.each([
    '/media/6f9619ff-8b86-4d01-b42d-00c04fc964ff/320.webp',
    '/media/6f9619ff-8b86-4d01-b42d-00c04fc964ff/320.svg',
    '/media/..%2f..%2fsecret.key/320.webp',
    '/media/x/..%2f320.webp',
  ])('%s is not there', async (url) => {
    expect((await test.call({ method: 'GET', url })).statusCode).toBe(404);
  });
});
