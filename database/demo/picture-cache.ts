import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ResizedImage } from '../../src/features/media/image-process.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';

/**
 * Encoding the demo's hundred drawings takes more than a minute of processor time. The cache spares
 * it to every first start after the first one, and to the tests.
 */
export const DEMO_PICTURES = join(PROJECT_DIR, 'dist/.demo-pictures');

const CHECKSUM_BYTES = 32;

/**
 * The picture that `encode` makes, from the cache if it was made before. `source` is everything it
 * is made from. The cache is never needed: what is missing, damaged, or not ours to read is encoded,
 * and a folder that cannot be written is left alone.
 */
export async function cachedPicture(
  folder: string,
  source: string,
  encode: () => Promise<ResizedImage>,
): Promise<ResizedImage> {
  const path = join(folder, hash('sha256', source));
  const found = await read(path);
  if (found) return found;
  const picture = await encode();
  await write(path, picture).catch(() => {});
  return picture;
}

async function read(path: string): Promise<ResizedImage | null> {
  try {
    const file = await readFile(path);
    const content = file.subarray(CHECKSUM_BYTES);
    if (!checksum(content).equals(file.subarray(0, CHECKSUM_BYTES))) return null;
    return deserialize(content);
  } catch {
    return null;
  }
}

/** The file appears whole under its name, also when two processes write it at once. */
async function write(path: string, picture: ResizedImage): Promise<void> {
  const content = serialize(picture);
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(partial, Buffer.concat([checksum(content), content]));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

const checksum = (content: Buffer) => hash('sha256', content, 'buffer');
