import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { asc, desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
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
  LIGHT,
  nameFiles,
  openPhotographs,
  PLACE,
  quarters,
  RED,
  sentFiles,
  YELLOW,
} from './photographs.ts';

const { db, store, write, openLibrary, upload } = await openPhotographs();

const photo = async (name: string, width = 4000) =>
  write(name, await (await quarters(width, (width / 4) * 3)).jpeg().toBuffer());
const choose = (page: Page, files: string[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const never = (page: Page) => page.route('**/photograph.worker*', () => {});

it('a thread that does not answer is given up after two minutes, and the photograph is sent as it is', async () => {
  const opened = await openLibrary(async (page) => {
    await page.clock.install();
    await never(page);
  });
  const { page } = opened;
  await choose(page, [await photo('Meydan.jpg')]);
  await page.getByText('Hazırlanıyor').first().waitFor();
  await page.clock.fastForward(110_000);
  expect(await db.$count(media)).toBe(0);
  await page.clock.fastForward(15_000);
  await eventually(async () => (await db.select().from(media)).map(({ width }) => width)).toEqual([
    4000,
  ]);
  await opened.close();
});

it('a thread that crashes loses no photograph; of HEIC the user is told', async () => {
  const crash = { contentType: 'text/javascript', body: 'throw new Error("memory")' };
  const opened = await openLibrary(async (page) => {
    await page.route('**/{photograph,heic}.worker*', (route) => route.fulfill(crash));
  });
  const heic = await write('IMG_0007.HEIC', await makeHeic({ columns: 1, rows: 1 }));
  await choose(opened.page, [await photo('Meydan.jpg'), heic]);
  await opened.page.getByText('Bu HEIC dosyası açılamadı.').waitFor();
  await eventually(async () => (await db.select().from(media)).map(({ name }) => name)).toEqual([
    'Meydan',
  ]);
  await opened.close();
});

it('a tab that closes while a photograph is made smaller leaves nothing, and the next one can send it', async () => {
  const file = await photo('Meydan.jpg');
  const first = await openLibrary(never);
  await choose(first.page, [file]);
  await first.page.getByText('Hazırlanıyor').first().waitFor();
  await first.page.close();
  await first.close();
  expect(await db.$count(media)).toBe(0);
  const second = await openLibrary();
  await upload(second.page, [file]);
  expect(second.faults).toEqual([]);
  await second.close();
});

it('photographs of HEIC that are upright, mirrored, transparent or one of a series are shown as they were taken', async () => {
  const wide = { columns: 2, rows: 1 };
  const files = [
    await write('Dik.heic', await makeHeic({ ...wide, turns: 1 })),
    await write('Dik ayna.heic', await makeHeic({ ...wide, turns: 1, mirrored: true })),
    await write('Dizi.heic', await makeHeic({ ...wide, burst: 3 })),
    await write('Saydam.heic', await makeHeic({ columns: 1, rows: 1, alpha: true })),
  ];
  const opened = await openLibrary();
  await upload(opened.page, files);
  const named = nameFiles(await sentFiles(opened.page));
  const sides = async (name: string) => {
    const { width, height } = await sharp(named(name)).metadata();
    return [width, height];
  };
  // Turned against the clock: the yellow left half is below.
  expect(await sides('Dik.jpg')).toEqual([512, 1024]);
  expectColour(await colourAt(named('Dik.jpg'), 0.5, 0.75), YELLOW);
  expectColour(await colourAt(named('Dik.jpg'), 0.25, 0.1), GREEN);
  expectColour(await colourAt(named('Dik.jpg'), 0.75, 0.1), LIGHT);
  expectColour(await colourAt(named('Dik ayna.jpg'), 0.75, 0.1), GREEN);
  expectColour(await colourAt(named('Dik ayna.jpg'), 0.25, 0.1), LIGHT);
  expect(await sides('Dizi.jpg')).toEqual([1024, 512]);
  expectColour(await colourAt(named('Dizi.jpg'), 0.25, 0.5), YELLOW);
  expectColour(await colourAt(named('Dizi.jpg'), 0.6, 0.25), RED);
  expectColour(await colourAt(named('Dizi.jpg'), 0.6, 0.75), BLUE);
  expect(await sides('Saydam.jpg')).toEqual([512, 512]);
  expectColour(await colourAt(named('Saydam.jpg'), 0.5, 0.5), YELLOW);
  expect(opened.faults).toEqual([]);
  await opened.close();
});

it('the place where it was taken leaves no picture of any kind, and is not kept of one that was sent as it is', async () => {
  const drawing = await quarters(900, 600);
  const files = [
    await write('Çizim.png', await drawing.clone().png().withExif(PLACE).toBuffer()),
    await write('Foto.webp', await drawing.clone().webp().withExif(PLACE).toBuffer()),
    await write('Foto.avif', await drawing.clone().avif().withExif(PLACE).toBuffer()),
    await write('Foto.jpg', await drawing.clone().jpeg().withExif(PLACE).toBuffer()),
  ];
  const opened = await openLibrary();
  await upload(opened.page, files);
  const sent = await sentFiles(opened.page);
  expect(sent).toHaveLength(4);
  for (const { bytes } of sent) expectNothingTold(bytes);
  await opened.close();
  await db.delete(media);

  const old = await openLibrary();
  await old.page.evaluate(() => Reflect.deleteProperty(globalThis, 'Worker'));
  const asItIs = await drawing.clone().jpeg().withExif(PLACE).toBuffer();
  await upload(old.page, [await write('Eski.jpg', asItIs)]);
  expect((await sentFiles(old.page))[0]?.bytes.includes('Telefon')).toBe(true);
  const [row] = await db.select().from(media);
  for await (const { key } of store.list(`media/${row?.id}/`)) {
    const kept = await store.read(key);
    expectNothingTold(await buffer((kept as { stream: Readable }).stream));
  }
  await old.close();
});

it('several photographs stay in the order of choice in the library, whichever arrives first', async () => {
  const names = ['Bir', 'İki', 'Üç', 'Dört', 'Beş'];
  // The first ones are larger, so they arrive last.
  const files = await Promise.all(names.map((name, at) => photo(`${name}.jpg`, 6000 - at * 1300)));
  const opened = await openLibrary();
  await upload(opened.page, files);
  const listed = await db.select().from(media).orderBy(desc(media.createdAt), desc(media.id));
  expect(listed.map(({ name }) => name)).toEqual(names);
  const arrived = await db.select().from(media).orderBy(asc(media.updatedAt));
  expect(arrived.map(({ name }) => name)).not.toEqual(names);
  await opened.close();
});
