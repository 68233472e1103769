import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { movingPng } from '../../../tests/harness/moving-png.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { ImageProcess } from './image-process.server.ts';
import { mediaPath } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());
// The app blocks all decoders of its own process; the test looks at what was stored.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const sample = (name: string) => readFile(`src/features/media/samples/${name}`);

const send = async (url: string, bytes: Buffer, name: string) =>
  test.call({ url, ...(await filePayload(editor, bytes, name)) });
const upload = (bytes: Buffer, name: string) => send('/api/media', bytes, name);

const TOLD = 'Görsel hareketli; yalnızca ilk karesi gösterilir.';

it.each([
  ['WebP', 'moving.webp', () => sample('moving.webp')],
  ['PNG', 'moving.png', async () => movingPng(80, 60, 3)],
  ['AVIF', 'moving.avif', () => sample('moving.avif')],
])('of a moving %s the first frame is taken, and the upload says so', async (_type, name, make) => {
  const bytes = await make();
  const first = await upload(bytes, name);
  expect([first.statusCode, first.json().message]).toEqual([201, `Başarıyla kaydedildi. ${TOLD}`]);
  const { id, widths } = first.json().data;
  const url = mediaPath(id, widths[0], 'webp');
  const shown = await sharp((await test.call({ method: 'GET', url })).rawPayload).metadata();
  expect(shown.pages ?? 1).toBe(1);

  // Also who uploads it again is told, and it can be read later.
  const again = await upload(bytes, name);
  expect([again.statusCode, again.json().message]).toEqual([
    200,
    `Bu dosya kitaplıkta zaten vardı. ${TOLD}`,
  ]);
  const details = await test.call({ method: 'GET', url: `/api/media/${id}`, headers: editor });
  expect(details.json().data.firstFrameOnly).toBe(true);
});

it('a moving picture in the place of another one is told too', async () => {
  const still = await upload(await sharp(movingPng(30, 20, 1)).toBuffer(), 'duran.png');
  expect(still.json().data.firstFrameOnly).toBe(false);
  const url = `/api/media/${still.json().data.id}/replace`;
  const replaced = await send(url, movingPng(30, 20, 2), 'hareketli.png');
  expect([replaced.statusCode, replaced.json().message]).toEqual([
    200,
    `Dosya değiştirildi. ${TOLD}`,
  ]);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a still %s is not called moving',
  async (type) => {
    const image = sharp({ create: { width: 41, height: 30, channels: 3, background: '#c22' } });
    const reply = await upload(await image.toFormat(type).toBuffer(), `duran.${type}`);
    expect([reply.statusCode, reply.json().message]).toEqual([201, 'Başarıyla kaydedildi.']);
  },
);

it('a GIF is refused with the types that can be chosen', async () => {
  const reply = await upload(await sample('moving.gif'), 'hareketli.gif');
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields.file).toMatch(/^Bu tür dosyalar yüklenemez\. JPEG, PNG, WebP/);
});

it('of a picture with thousands of frames only the first one costs memory', async () => {
  const colours = await Promise.all(
    ['#c22', '#22c'].map((background) =>
      sharp({ create: { width: 2, height: 2, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const frames = Array.from({ length: 250 }, () => colours).flat();
  const webp = await sharp(frames, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
  const images = new ImageProcess({ idleMs: 1 });
  for (const scan of [movingPng(40, 30, 10_000), webp])
    expect(await images.resize({ scan })).toMatchObject({ width: expect.any(Number) });
});
