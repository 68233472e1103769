import { storeImage } from '../../src/features/media/operations.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { type PictureName, readEncoded, readSvg, withPageColours } from './pictures.ts';

/** Adds one of the demo's pictures; `svg` is the picture for a page, in the visitor's colours. */
export async function addPicture(
  op: Operation,
  store: Store,
  name: PictureName,
): Promise<{ id: string; svg: string }> {
  const svg = await readSvg(name);
  const { id } = await storeImage(op, store, await readEncoded(name, svg), `${name}.png`);
  return { id, svg: withPageColours(svg) };
}
