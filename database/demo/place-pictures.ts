import { readPictureSizes } from '../../src/features/media/operations.server.ts';
import type { Database } from '../../src/platform/database/client.server.ts';
import {
  type RenderedMarkdown,
  renderMarkdown,
} from '../../src/platform/markup/markdown.server.ts';
import { mediaIdsIn } from '../../src/platform/markup/media-ids.ts';

/** The ids of the pictures that were added, by the slug of their content. */
export type AddedPictures = Map<string, string>;

/** The address of a picture in the files of the demo: `/media/contents/{slug}/1280.webp`. */
const PICTURE = /\/media\/contents\/([a-z0-9-]+)\//g;

/** The text with the addresses of the stored pictures. A text may show those of older contents. */
export const placePictures = (body: string, added: AddedPictures): string =>
  body.replace(PICTURE, (_, slug: string) => {
    const id = added.get(slug);
    if (!id) throw new Error(`No content before this one has the picture of ${slug}.`);
    return `/media/${id}/`;
  });

export async function renderDemoText(
  db: Pick<Database, 'select'>,
  body: string,
): Promise<RenderedMarkdown> {
  return renderMarkdown(body, await readPictureSizes(db, mediaIdsIn(body)));
}
