import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const upload = async (bytes: Buffer, name: string) =>
  test.call({ url: '/api/media', ...(await filePayload(editor, bytes, name)) });
const sample = (name: string) => readFile(`src/features/media/samples/${name}`);

it.each(['without-end.jpg', 'with-trailer.jpg'])(
  'a JPEG whose pixels are all there is taken, whatever its end: %s',
  async (name) => {
    const reply = await upload(await sample(name), name);
    expect([reply.statusCode, reply.json().data]).toMatchObject([201, { width: 160, height: 120 }]);
  },
);

it('a JPEG that lacks rows is refused', async () => {
  const bytes = await sample('without-end.jpg');
  const reply = await upload(bytes.subarray(0, bytes.length * 0.6), 'yarim.jpg');
  expect([reply.statusCode, reply.json().fields.file]).toEqual([
    422,
    'Dosya okunabilir bir JPEG, PNG, WebP ya da AVIF görseli değil.',
  ]);
});

it('a PDF with other bytes before its header is refused with what helps', async () => {
  const reply = await upload(await sample('header-behind.pdf'), 'tutanak.pdf');
  expect([reply.statusCode, reply.json().fields.file]).toEqual([
    422,
    'Dosya okunabilir bir PDF değil. Bir PDF programında açıp yeniden kaydedin.',
  ]);
});
