import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageProcess, type ResizedImage } from '../../src/features/media/image-process.server.ts';
import { cachedPicture } from './picture-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let encoded = 0;
async function picture(colour: string, cache = join(folder, 'cache')): Promise<ResizedImage> {
  return cachedPicture(cache, colour, async () => {
    encoded++;
    const size = 'width="40" height="30"';
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${colour}"/></svg>`;
    return (await imageProcess.resize({ drawing })) as ResizedImage;
  });
}
/** How often a picture was encoded by `work`. */
async function encodings(work: () => Promise<unknown>): Promise<number> {
  encoded = 0;
  await work();
  return encoded;
}

describe('a picture of the demo', () => {
  it('is encoded once, and comes from the cache as it was encoded', async () => {
    const first = await picture('#2f85ef');
    let second: ResizedImage | undefined;
    expect(
      await encodings(async () => {
        second = await picture('#2f85ef');
      }),
    ).toBe(0);
    expect(second).toEqual(first);
    expect(second?.files.map(({ name }) => name)).toEqual(['40.avif', '40.webp']);
    expect((await sharp(second?.files[0]?.bytes).metadata()).width).toBe(40);
    expect(await encodings(() => picture('#2f85f0'))).toBe(1);
  });

  it('is encoded again when its file in the cache is damaged', async () => {
    const first = await picture('#2f85ef');
    const [name] = await readdir(join(folder, 'cache'));
    await truncate(join(folder, 'cache', name as string), 300);
    expect(await encodings(() => picture('#2f85ef'))).toBe(1);
    expect(await encodings(async () => expect(await picture('#2f85ef')).toEqual(first))).toBe(0);
  });

  it('is made without a cache where none can be written', async () => {
    await writeFile(join(folder, 'file'), '');
    expect((await picture('#2f85ef', join(folder, 'file', 'cache'))).width).toBe(40);
    await mkdir(join(folder, 'closed'), { mode: 0o500 });
    expect((await picture('#2f85ef', join(folder, 'closed', 'cache'))).width).toBe(40);
  });

  it('is whole when two make it at the same moment, and leaves no partial file', async () => {
    const all = await Promise.all([picture('#2f85ef'), picture('#2f85ef'), picture('#2f85ef')]);
    expect(all[1]).toEqual(all[0]);
    expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
    expect(await encodings(() => picture('#2f85ef'))).toBe(0);
  });
});
