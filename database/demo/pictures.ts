import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResizedImage } from '../../src/features/media/image-process.server.ts';
import { ENCODING } from '../../src/features/media/schema.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';

/**
 * The demo's pictures: `{name}.svg`, and beside it a folder with the same picture in every size and
 * format of an upload, which `scripts/encode-demo-pictures.ts` has made. They are committed, because
 * encoding all of them takes a minute of processor time.
 */
export const DEMO_PICTURES = join(PROJECT_DIR, 'database/demo/pictures');

/** Which SVG and which settings each picture was encoded from: its name → {@link sourceOf}. */
export const ENCODED_FROM = join(DEMO_PICTURES, 'encoded-from.json');

/** "contents/" or "people/" and the slug of what the picture belongs to. */
export type PictureName = `${'contents' | 'people'}/${string}`;

/** The visitor's colour, and the blue one that is used where the page does not set any. */
const COLOUR = /var\((--p-\d+),(#[0-9a-f]{6})\)/g;

/** The SVG for a page, whose visitor chooses the colours. */
export const withPageColours = (svg: string): string => svg.replace(COLOUR, 'var($1)').trim();

/** The SVG in blue, for programs that know no custom properties. */
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
export const sourceOf = (svg: string): string =>
  hash('sha256', JSON.stringify([ENCODING, svg])).slice(0, 16);

/** The encoded sizes of a picture, as the image process would answer them. */
export async function readEncoded(name: PictureName, svg: string): Promise<ResizedImage> {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name}.svg does not begin with its width and height.`);
  const folder = join(DEMO_PICTURES, name);
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => ({
      name: file,
      bytes: await readFile(join(folder, file)),
    })),
  );
  const widths = [...new Set(files.map((file) => Number.parseInt(file.name, 10)))];
  widths.sort((a, b) => a - b);
  return { width: Number(width), height: Number(height), widths, files };
}
