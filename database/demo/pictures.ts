import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResizedImage } from '../../src/features/media/image-process.server.ts';
import { ENCODING } from '../../src/features/media/schema.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';

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
