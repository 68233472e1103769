import { join } from 'node:path';
import sharp from 'sharp';
import { storeImage } from '../../src/features/media/operations.server.ts';
import { ENCODING, resizeImage } from '../../src/features/media/resize.server.ts';
import type { Media } from '../../src/features/media/schema.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { cachedPicture } from './picture-cache.ts';

/**
 * Encoding the demo's hundred drawings takes more than a minute of processor time. The cache spares
 * it to every first start after the first one, and to the tests.
 */
const CACHE = join(PROJECT_DIR, 'dist/.demo-pictures');
const SETTINGS = JSON.stringify([ENCODING, sharp.versions]);

/** Adds one of the demo's own drawings as a picture. */
export async function addDrawing(
  op: Operation,
  store: Store,
  svg: string,
  fileName: string,
): Promise<Media> {
  const picture = await cachedPicture(CACHE, SETTINGS + svg, async () =>
    resizeImage(await sharp(Buffer.from(svg)).png().toBuffer()),
  );
  return storeImage(op, store, picture, fileName);
}
