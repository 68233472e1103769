import sharp from 'sharp';
import { expect, it } from 'vitest';
import { media } from '../../src/features/media/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { makeHeic } from '../harness/heic.ts';
import {
  BLUE,
  colourAt,
  expectColour,
  expectNothingTold,
  GREEN,
  nameFiles,
  openPhotographs,
  PLACE,
  quarters,
  RED,
  sentFiles,
  YELLOW,
} from './photographs.ts';

const { db, write, openLibrary, upload } = await openPhotographs();

it('a photograph of 108 megapixels arrives small, upright, and without the place where it was taken', async () => {
  const large = (await quarters(12_000, 9000))
    .jpeg()
    .withExif(PLACE)
    .withMetadata({ orientation: 6 });
  const file = await write('Miting.jpg', await large.toBuffer());
  const wide = (await quarters(4000, 3000)).jpeg().withIccProfile('p3');
  const colourful = await write('Renkli.jpg', await wide.toBuffer());
  const opened = await openLibrary();
  await upload(opened.page, [file, colourful]);
  const named = nameFiles(await sentFiles(opened.page));
  const bytes = named('Miting.jpg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1500, height: 2000 });
  expectNothingTold(bytes);
  // What was at the left below is at the left above.
  expectColour(await colourAt(bytes, 0.25, 0.25), BLUE);
  expectColour(await colourAt(bytes, 0.75, 0.25), RED);
  expectColour(await colourAt(bytes, 0.75, 0.75), GREEN);
  expectColour(await colourAt(named('Renkli.jpg'), 0.25, 0.25), RED);
  expectColour(await colourAt(named('Renkli.jpg'), 0.75, 0.25), GREEN);
  expect(opened.faults).toEqual([]);
  await opened.close();
});

it('a photograph of 48 megapixels in HEIC arrives as a JPEG, upright, in its colours, without its place', async () => {
  const { exif, icc } = await sharp(
    await (await quarters(8, 8)).jpeg().withExif(PLACE).withIccProfile('p3').toBuffer(),
  ).metadata();
  const photo = { columns: 16, rows: 12, width: 8064, height: 6048 };
  const file = await write(
    'IMG_0048.HEIC',
    await makeHeic({ ...photo, turns: 3, exif: exif?.subarray(6) as Buffer }),
  );
  const mirrored = await write(
    'Ayna.heif',
    await makeHeic({ columns: 2, rows: 1, width: 700, height: 400, mirrored: true }),
  );
  const colourful = await write(
    'Renkli.heic',
    await makeHeic({ columns: 1, rows: 1, profile: icc as Buffer }),
  );
  const opened = await openLibrary();
  await upload(opened.page, [file, mirrored, colourful]);
  const named = nameFiles(await sentFiles(opened.page));
  const telephone = named('IMG_0048.jpg');
  expect(await sharp(telephone).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1500,
    height: 2000,
  });
  expectNothingTold(telephone);
  // Turned by a quarter with the clock: the yellow corner is at the right above.
  expectColour(await colourAt(telephone, 0.98, 0.02), YELLOW);
  expect(await sharp(named('Ayna.jpg')).metadata()).toMatchObject({ width: 700, height: 400 });
  expectColour(await colourAt(named('Ayna.jpg'), 0.9, 0.1), YELLOW);
  expectColour(await colourAt(named('Ayna.jpg'), 0.2, 0.1), RED);
  // The same numbers mean a stronger yellow in the colours of telephones.
  expectColour(await colourAt(named('Renkli.jpg'), 0.5, 0.5), [224, 199, 0]);
  expect(opened.faults).toEqual([]);
  await opened.close();
});

it('what is small and tells nothing is sent as it is; what cannot be opened is told', async () => {
  const small = await (await quarters(640, 480)).jpeg().toBuffer();
  const drawing = await (await quarters(2400, 1600)).png().toBuffer();
  const files = [await write('Küçük.jpg', small), await write('Çizim.png', drawing)];
  const broken = await write(
    'Bozuk.heic',
    (await makeHeic({ columns: 1, rows: 1 })).subarray(0, 700),
  );
  const opened = await openLibrary();
  await opened.page.locator('input[type=file]').setInputFiles([...files, broken]);
  await opened.page.getByText('Bu HEIC dosyası açılamadı.').waitFor();
  await eventually(() => db.$count(media)).toBe(2);
  const sent = await sentFiles(opened.page);
  expect(sent.map(({ bytes }) => bytes.length).toSorted()).toEqual(
    [small.length, drawing.length].toSorted(),
  );
  expect(opened.faults).toEqual([]);
  await opened.close();
});

it('a browser without threads sends a photograph as it is, and says which it cannot send', async () => {
  const large = (await quarters(12_000, 9000)).jpeg();
  const files = [
    await write('Olduğu gibi.jpg', await (await quarters(4000, 3000)).jpeg().toBuffer()),
    await write('Çok büyük.jpg', await large.toBuffer()),
  ];
  const opened = await openLibrary();
  await opened.page.evaluate(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await opened.page.locator('input[type=file]').setInputFiles(files);
  await opened.page
    .getByText('Bu tarayıcı görseli küçültemedi. Görseli en çok 50 megapiksel ve 15 MB')
    .waitFor();
  await eventually(async () => (await db.select().from(media)).map(({ width }) => width)).toEqual([
    4000,
  ]);
  await opened.close();
});

it('only the thread that opens HEIC may run WebAssembly, and reaches no other site', async () => {
  const opened = await openLibrary();
  const requests: string[] = [];
  opened.page.on('request', (request) => requests.push(request.url()));
  await upload(opened.page, [
    await write('IMG_0001.HEIC', await makeHeic({ columns: 1, rows: 1 })),
  ]);
  const thread = requests.find((url) => url.includes('heic.worker')) as string;
  const policy = (await fetch(thread)).headers.get('Content-Security-Policy');
  expect(policy).toBe(
    "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
  );
  const runsWasm = () =>
    WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    );
  expect(await opened.page.evaluate(runsWasm)).toBe(false);
  const startsText = () => {
    try {
      return Boolean(new Worker('/site.js'));
    } catch {
      return false;
    }
  };
  expect(await opened.page.evaluate(startsText)).toBe(false);
  await opened.close();
});
