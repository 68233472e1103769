import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually, PATIENT } from '../../../tests/harness/eventually.ts';
import { isAlive } from '../../../tests/harness/process-tree.ts';
import { mountSmallDisk, whyNoMount } from '../../../tests/harness/small-disk.ts';
import { ImageProcess, type ImageSource } from './image-process.server.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
const pixels = (width: number, height: number): ImageSource => ({
  pixels: new Uint8Array(width * height * 4),
  width,
  height,
});
const SMALL = pixels(40, 30);
const LARGE = pixels(1600, 1200);

const noMount = whyNoMount();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-image-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The process that encodes a picture, while it runs. */
async function processOf(images: ImageProcess, source = SMALL): Promise<number> {
  const made = images.resize(source);
  await expect.poll(() => images.pid, { ...PATIENT, interval: 1 }).toBeDefined();
  const pid = images.pid as number;
  await made;
  return pid;
}
const ended = (pid: number) => eventually(() => isAlive(pid)).toBe(false);

/** The colours of the corners, in 8 steps for each of the three channels. */
async function cornersOf(image: Sharp): Promise<string[]> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 36)).join('-');
  };
  const [right, bottom] = [info.width - 9, info.height - 9];
  return [at(8, 8), at(right, 8), at(8, bottom), at(right, bottom)];
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture with the EXIF orientation %i becomes upright in every size',
  async (orientation) => {
    const square = (left: number, top: number, background: string) => ({
      left,
      top,
      input: { create: { width: 250, height: 150, channels: 3 as const, background } },
    });
    const file = join(folder, `${orientation}.jpg`);
    await sharp({ create: { width: 500, height: 300, channels: 3, background: '#fff' } })
      .composite([
        square(0, 0, '#f00'),
        square(250, 0, '#0f0'),
        square(0, 150, '#00f'),
        square(250, 150, '#000'),
      ])
      .withMetadata({ orientation })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toFile(file);
    const made = await new ImageProcess({ idleMs: 10 }).resize({ file });
    if (typeof made === 'string') throw new Error(made);
    const wanted = await cornersOf(sharp(file).autoOrient());
    expect(new Set(wanted).size).toBe(4);
    const [width, height] = orientation >= 5 ? [300, 500] : [500, 300];
    expect([made.width, made.height]).toEqual([width, height]);
    for (const { name, bytes } of made.files) {
      const size = await sharp(bytes).metadata();
      expect([size.width, Math.round((size.height / size.width) * 300)], name).toEqual([
        Number.parseInt(name, 10),
        Math.round((height / width) * 300),
      ]);
      expect(await cornersOf(sharp(bytes)), name).toEqual(wanted);
    }
  },
);

describe('the image process', () => {
  it('encodes several pictures, and ends when there was no new one for a moment', async () => {
    const images = new ImageProcess({ idleMs: 300 });
    const pid = await processOf(images);
    expect(await processOf(images)).toBe(pid);
    await ended(pid);
    expect(await images.resize(SMALL)).toMatchObject({ width: 40, height: 30, widths: [40] });
  });

  it('ends after a number of pictures, even if more are waiting', async () => {
    const images = new ImageProcess({ tasksPerProcess: 2 });
    const first = await processOf(images);
    expect(await processOf(images)).toBe(first);
    expect(await processOf(images)).not.toBe(first);
    await ended(first);
  });

  it('refuses pictures that do not fit into its queue', async () => {
    const images = new ImageProcess({ mostWaiting: 1 });
    const replies = [images.resize(LARGE), images.resize(SMALL), images.resize(SMALL)];
    await expect(replies[2]).rejects.toMatchObject({ status: 503 });
    expect(await Promise.all(replies.slice(0, 2))).toMatchObject([{ width: 1600 }, { width: 40 }]);
  });

  it('is ended when a picture takes too long', async () => {
    const images = new ImageProcess({ timeLimitMs: 1 });
    const made = images.resize(LARGE);
    await expect.poll(() => images.pid, { ...PATIENT, interval: 1 }).toBeDefined();
    const pid = images.pid as number;
    expect(await made).toBe('tooSlow');
    await ended(pid);
  });

  it('decodes no SVG of any size', async () => {
    const images = new ImageProcess();
    const path = join(folder, 'upload');
    await writeFile(path, svg(20_000, 20_000));
    expect(await images.resize({ file: path })).toBe('unreadable');
    await writeFile(path, svg(40, 30));
    expect(await images.resize({ file: path })).toBe('unreadable');
  });

  it(`refuses a picture that finds no space for its temporary file, and takes it again later${noMount ? ` (skipped: ${noMount})` : ''}`, {
    skip: noMount !== null,
  }, async () => {
    const disk = mountSmallDisk(1);
    vi.stubEnv('TMPDIR', disk.path);
    const images = new ImageProcess({ idleMs: 10 });
    try {
      // Decoded, it has 75 MB, and the decoder of WebP reads a picture at once.
      const create = { width: 5000, height: 5000, channels: 3 as const, background: '#2f85ef' };
      const scan = await sharp({ create }).webp({ effort: 0 }).toBuffer();
      await expect(images.resize({ scan })).rejects.toMatchObject({
        status: 507,
        code: 'storageFull',
      });
      vi.unstubAllEnvs();
      expect(await images.resize({ scan })).toMatchObject({ width: 5000 });
    } finally {
      vi.unstubAllEnvs();
      disk.unmount();
    }
  });

  it('ends with the server that started it, also when that is killed', async () => {
    const module = new URL('./image-process.server.ts', import.meta.url).href;
    const program = `const { ImageProcess } = await import(${JSON.stringify(module)});
      const images = new ImageProcess({ idleMs: 60_000 });
      await images.resize({ pixels: new Uint8Array(4800), width: 40, height: 30 });
      setInterval(() => {}, 1000);
      console.log(images.pid);`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const [line] = await once(server.stdout, 'data');
    const pid = Number(line);
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await ended(pid);
  });
});
