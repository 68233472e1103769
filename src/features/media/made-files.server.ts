import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../platform/errors.ts';
import { LOGO_FILES, type LogoFile } from '../../platform/logo.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { imageProcess } from './image-process.server.ts';
import { PRINT_TYPES, type PrintFormat } from './schema.ts';

/** A whole file of the store; null if there is none. */
export async function readStored(store: Store, key: string): Promise<Buffer | null> {
  const found = await store.read(key);
  return found && buffer(found.stream);
}

/** Large enough for the pictures that other sites show. */
const SOURCE_WIDTH = 1280;

interface CropSource {
  mediaId: string;
  widths: number[];
  focus: { x: number; y: number };
}

/**
 * The part of a picture of the library around its focal point, in this size, as JPEG. Null if the
 * picture does not exist or cannot be read, and while too many pictures are processed.
 */
export type ReadCrop = (
  source: CropSource,
  size: { width: number; height: number },
) => Promise<Buffer | null>;

export const readCropFrom =
  (store: Store): ReadCrop =>
  async ({ mediaId, widths, focus }, size) => {
    const width = widths.find((each) => each >= SOURCE_WIDTH) ?? widths.at(-1);
    const crop = width && (await readStored(store, `media/${mediaId}/${width}.webp`));
    if (!crop) return null;
    const made = await imageProcess.resize({ crop, focus, ...size }).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const [file] = made && typeof made !== 'string' ? made.files : [];
    return file ? Buffer.from(file.bytes) : null;
  };

/** Large enough for every file of a logo. */
const LOGO_SOURCE_WIDTH = 960;

const keyOf = (mediaId: string, name: LogoFile) => `media/${mediaId}/logo/${name}`;

/**
 * A PNG file of a picture of the library that is used as the logo. All files of a logo are made when
 * the first one is read, and deleted together with the picture. Null if the picture does not exist or
 * cannot be read.
 * @throws Refusal 503 when too many pictures wait
 */
export async function readLogoFile(
  store: Store,
  { mediaId, widths }: { mediaId: string; widths: number[] },
  name: LogoFile,
): Promise<Buffer | null> {
  const known = await readStored(store, keyOf(mediaId, name));
  if (known) return known;
  const width = widths.find((each) => each >= LOGO_SOURCE_WIDTH) ?? widths.at(-1);
  const source = width && (await readStored(store, `media/${mediaId}/${width}.webp`));
  if (!source) return null;
  const made = await imageProcess.resize({ logo: source });
  if (typeof made === 'string') return null;
  // The one that was asked for comes last: where it exists, the others exist too.
  const files = made.files.toSorted((one) => (one.name === name ? 1 : -1));
  for (const file of files) await store.write(keyOf(mediaId, file.name as LogoFile), file.bytes);
  const own = files.at(-1);
  return own && LOGO_FILES.includes(own.name as LogoFile) ? Buffer.from(own.bytes) : null;
}

/** A stored file of a picture, for `sendStored`. */
export interface PrintFile {
  key: string;
  size: number;
}

/** By key: it is made once, also if several ask for it at the same time. */
const making = new Map<string, Promise<PrintFile | null>>();

/**
 * A picture in its largest stored size, with the density that printers expect. It is made
 * when it is first asked for, and deleted together with the picture. Null if the picture does not exist
 * or cannot be read.
 * @throws Refusal 503 when too many pictures wait
 */
export async function findPrintFile(
  store: Store,
  { mediaId, widths }: { mediaId: string; widths: number[] },
  format: PrintFormat,
): Promise<PrintFile | null> {
  const key = `media/${mediaId}/print/300dpi.${format}`;
  const size = await store.size(key);
  if (size !== null) return { key, size };
  const made =
    making.get(key) ?? make(store, key, format, `media/${mediaId}/${widths.at(-1)}.webp`);
  making.set(key, made);
  return made.finally(() => making.delete(key));
}

async function make(
  store: Store,
  key: string,
  format: PrintFormat,
  source: string,
): Promise<PrintFile | null> {
  const print = await readStored(store, source);
  if (!print) return null;
  const made = await imageProcess.resize({ print, format });
  const bytes = typeof made === 'string' ? undefined : made.files[0]?.bytes;
  if (!bytes) return null;
  await store.write(key, bytes);
  return { key, size: bytes.length };
}

/** The headers of such a file. What is at its address may change, so it is not cached for ever. */
export const printHeaders = (name: string, format: PrintFormat) => ({
  'Content-Type': PRINT_TYPES[format],
  'Content-Disposition': `attachment; filename="${name}.${format}"`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'public, max-age=3600',
});

export const printTag = (mediaId: string, format: PrintFormat) =>
  format === 'jpg' ? `"${mediaId}-print"` : `"${mediaId}-print-${format}"`;
