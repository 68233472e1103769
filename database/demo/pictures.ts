import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ResizedImage } from '../../src/features/media/image-process.server.ts';
import { readPictureSizes, storeImage } from '../../src/features/media/operations.server.ts';
import { ENCODING } from '../../src/features/media/schema.ts';
import { media } from '../../src/features/media/tables.server.ts';
import type { Database } from '../../src/platform/database/client.server.ts';
import {
  type RenderedMarkdown,
  renderMarkdown,
} from '../../src/platform/markup/markdown.server.ts';
import { mediaIdsIn } from '../../src/platform/markup/own-picture.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';

/** The ids of the pictures that were added, by the slug of their content. */
export type AddedPictures = Map<string, string>;

/** The address of a picture in the files of the demo: `/media/contents/{slug}/1280.webp`. */
const PICTURE = /\/media\/contents\/([a-z0-9-]+)\//g;

/** Who drew the pictures of the contents. */
export const ILLUSTRATOR = 'Liberal Ufuk Partisi';

/**
 * The demo's pictures: `{name}.svg`, and beside it a folder with the same picture in every size and
 * format of an upload, which `scripts/encode-demo-pictures.ts` has made; for a document or a report only that
 * folder, with the first page of its PDF. They are committed, because encoding all of them takes a
 * minute of processor time.
 */
export const DEMO_PICTURES = runtimeFile('database/demo/pictures');

/** Data about every encoded picture, by its name. */
export const ENCODED = join(DEMO_PICTURES, 'encoded.json');

export interface EncodedPicture {
  /** {@link sourceOf} the SVG or the PDF. */
  source: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** Only of a PDF. */
  pages?: number;
}

export const readEncodedList = async (): Promise<Record<string, EncodedPicture>> =>
  JSON.parse(await readFile(ENCODED, 'utf8'));

/** "contents/" or "people/" and the slug of the content or the person. */
export type PictureName = `${'contents' | 'people'}/${string}`;
/** The first page of a PDF, by the name of the PDF. */
export type PageName = `${'documents' | 'reports'}/${string}`;

/** The visitor's colour, and the blue fallback. */
const COLOUR = /var\((--p-\d+),(#[0-9a-f]{6})\)/g;

/** The SVG for a page, whose visitor chooses the colours. */
export const withPageColours = (svg: string): string => svg.replace(COLOUR, 'var($1)').trim();

/** The SVG in blue, for programs that do not support custom properties. */
export const withBlue = (svg: string): string => svg.replace(COLOUR, '$2');

/** The names of all pictures. */
export async function listPictures(): Promise<PictureName[]> {
  const files = await readdir(DEMO_PICTURES, { recursive: true });
  const names = files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
  return names.sort() as PictureName[];
}

export const readSvg = (name: PictureName): Promise<string> =>
  readFile(join(DEMO_PICTURES, `${name}.svg`), 'utf8');

/** A checksum of everything that a picture is encoded from. */
export const sourceOf = (file: string | Buffer): string =>
  hash('sha256', JSON.stringify([ENCODING, hash('sha256', file)])).slice(0, 16);

/** The encoded sizes of a picture, in the form of an answer of the image process. */
export async function readEncoded(name: PictureName | PageName): Promise<ResizedImage> {
  const known = (await readEncodedList())[name];
  if (!known) throw new Error(`${name} is not encoded: run scripts/encode-demo-pictures.ts.`);
  const { width, height } = known;
  const folder = join(DEMO_PICTURES, name);
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => ({
      name: file,
      bytes: await readFile(join(folder, file)),
    })),
  );
  const widths = [...new Set(files.map((file) => Number.parseInt(file.name, 10)))];
  widths.sort((a, b) => a - b);
  return { width, height, widths, files };
}

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
