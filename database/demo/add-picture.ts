import { eq } from 'drizzle-orm';
import { storeImage } from '../../src/features/media/operations.server.ts';
import { media } from '../../src/features/media/tables.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { type PictureName, readEncoded, readSvg, withPageColours } from './pictures.ts';

/** Adds one of the demo's pictures, with its SVG for pages, and returns its id. */
export async function addPicture(
  op: Operation,
  store: Store,
  name: PictureName,
  words: { title: string; alt: string },
): Promise<string> {
  const svg = await readSvg(name);
  const { id } = await storeImage(op, store, await readEncoded(name), `${name}.png`, words.alt);
  await op.db
    .update(media)
    .set({ inlineSvg: withPageColours(svg), name: words.title })
    .where(eq(media.id, id));
  return id;
}
