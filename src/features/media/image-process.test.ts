import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../../../tests/harness/process-tree.ts';
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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-image-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The process that encodes a picture, while it runs. */
async function processOf(images: ImageProcess, source = SMALL): Promise<number> {
  const made = images.resize(source);
  await expect.poll(() => images.pid, { interval: 1 }).toBeDefined();
  const pid = images.pid as number;
  await made;
  return pid;
}
const ended = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);

describe('the image process', () => {
  it('encodes several pictures, and ends when there was no new one for a moment', async () => {
    const images = new ImageProcess({ idleMs: 300 });
    const pid = await processOf(images);
    expect(await processOf(images)).toBe(pid);
    await ended(pid);
    expect(await images.resize(SMALL)).toMatchObject({ width: 40, height: 30, widths: [40] });
  });

  it('ends after a number of pictures, even if more are waiting', async () => {
    const images = new ImageProcess({ picturesPerProcess: 2 });
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
    await expect.poll(() => images.pid, { interval: 1 }).toBeDefined();
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
