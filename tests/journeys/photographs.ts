import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeEach, expect } from 'vitest';
import { media } from '../../src/features/media/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { fillSignIn } from './dashboard.ts';

/** An empty library, files to send to it, and pages that keep what they send. */
export async function openPhotographs() {
  const { test, origin, browser } = await openEmptySite();
  const { db, store } = test.app.services;
  await makeParty(db, { name: 'Deneme Partisi' }, new Date());
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    await db.delete(media);
    // A server of this process that draws share pictures blocks all formats but SVG.
    sharp.unblock({ operation: ['VipsForeignLoad'] });
  });
  return {
    db,
    store,
    async write(name: string, content: Buffer) {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    /** The library, in a page that keeps what it sends; `before` prepares the page. */
    async openLibrary(before: (page: Page) => Promise<unknown> = async () => {}) {
      const options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
      const opened = await openPage(browser, options);
      const { page } = opened;
      await page.addInitScript(keepSent);
      await before(page);
      await page.goto(`${origin}/auth/login`);
      await fillSignIn(page, 'editor@ufuk.test');
      await page.getByRole('link', { name: 'Medya kitaplığı' }).click();
      await page.getByRole('heading', { name: 'Henüz medya yok' }).waitFor();
      return opened;
    },
    async upload(page: Page, files: string[]) {
      await page.locator('input[type=file]').setInputFiles(files);
      await eventually(() => db.$count(media)).toBe(files.length);
    },
  };
}

function keepSent() {
  const sent: File[] = [];
  Object.assign(globalThis, { sent });
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData) sent.push(body.get('file') as File);
    send.call(this, body);
  };
}

export const RED = [200, 30, 30];
export const GREEN = [30, 180, 30];
export const BLUE = [30, 30, 200];
export const LIGHT = [235, 235, 235];
export const YELLOW = [220, 200, 20];

/** Red and green above blue and light, each a quarter. */
export const quarters = (width: number, height: number) =>
  sharp(Buffer.from([RED, GREEN, BLUE, LIGHT].flat()), {
    raw: { width: 2, height: 2, channels: 3 },
  })
    .png()
    .toBuffer()
    .then((png) => sharp(png).resize(width, height, { kernel: 'nearest' }));

export const PLACE = { IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '39/1 55/1 0/1' } };

/** The bytes of each file that the page has sent, in their order. */
export async function sentFiles(page: Page) {
  const sent = await page.evaluate(() =>
    Promise.all(
      (globalThis as unknown as { sent: File[] }).sent.map(async (file) => ({
        name: file.name,
        type: file.type,
        numbers: [...new Uint8Array(await file.arrayBuffer())],
      })),
    ),
  );
  return sent.map(({ numbers, ...file }) => ({ ...file, bytes: Buffer.from(numbers) }));
}

/** The bytes of one of them. A smaller photograph may be sent before a larger one. */
export function nameFiles(sent: Awaited<ReturnType<typeof sentFiles>>) {
  return (name: string): Buffer => {
    const found = sent.find((one) => one.name === name && one.type === 'image/jpeg');
    if (!found) throw new Error(`${name} was not sent.`);
    return found.bytes;
  };
}

/** The colour at this place, in parts of the sides. */
export async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

export const expectColour = (found: number[], wanted: number[]) => {
  const far = Math.max(...found.map((value, place) => Math.abs(value - (wanted[place] as number))));
  expect(far, `${found} instead of ${wanted}`).toBeLessThan(10);
};

export function expectNothingTold(bytes: Buffer) {
  for (const name of ['Exif', 'Telefon', 'http://ns.adobe.com/xap'])
    expect(bytes.includes(name)).toBe(false);
}
