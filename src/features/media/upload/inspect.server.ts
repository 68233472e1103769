import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Invalid, Refusal } from '../../../platform/errors.ts';
import { imageTypeOf } from '../../../platform/image-type.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { slugOf } from '../../../platform/slug.ts';
import { resizeImage } from '../image-process.server.ts';
import { requirePdf } from '../pdf/pdf-process.server.ts';
import { FILE_TYPES, type FileEnding, type IMAGE_TYPES, MAX_IMAGE_BYTES } from '../schema.ts';
import type { GivenFile, NewMedia } from './store.server.ts';

const LIMIT = 80;

/** The name of a stored file: that of the upload, in the letters of addresses, with its true ending. */
export const fileNameOf = (given: string, ending: FileEnding): string =>
  `${slugOf(withoutEnding(given), LIMIT) || 'dosya'}.${ending}`;

/** `Rapor 2026.pdf` without `.pdf`. */
export const withoutEnding = (name: string): string => name.replace(/(?<=.)\.[^.]{1,5}$/, '');

/** More parts than an office file has. */
const MOST_PARTS = 20_000;

/** The parts that name the type are small; a larger one is no office file. */
const MOST_BYTES = 1024 * 1024;

/** The type of the main part of each Office Open XML file. */
const MAIN_PARTS: Record<string, FileEnding> = {
  'wordprocessingml.document': 'docx',
  'spreadsheetml.sheet': 'xlsx',
  'presentationml.presentation': 'pptx',
};

const MAIN_PART =
  /"application\/vnd\.openxmlformats-officedocument\.(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)\.main\+xml"/;

/** Parts that contain programs: of Office Open XML, then of OpenDocument. */
const PROGRAM = /(^|\/)(vbaProject|vbaData|activeX\d*)[^/]*$|(^|\/)activeX\/|^(Basic|Scripts)\//i;

/** What an upload is: a picture with its MIME type, or a file with the ending of its name. */
type UploadType =
  | { kind: 'image'; type: (typeof IMAGE_TYPES)[number] }
  | { kind: 'drawing' }
  | { kind: 'file'; ending: FileEnding };

/** Within them readers look for the header of a PDF. */
const HEAD_BYTES = 1024;

/** What is known about a file before the costly part: reading its pixels or pages. */
export interface Inspected extends GivenFile {
  is: UploadType;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** @throws Invalid for a type that is not accepted, Refusal 413 for a picture that is too large */
export async function inspect(given: GivenFile): Promise<Inspected> {
  const is = await typeOfUpload(given.path);
  const { size: bytes } = await stat(given.path);
  if (is.kind === 'image' && bytes > MAX_IMAGE_BYTES)
    throw new Refusal(413, 'imageTooLarge', { megabytes: MAX_IMAGE_BYTES / 2 ** 20 });
  const hash = createHash('sha256');
  await pipeline(createReadStream(given.path), hash);
  return { ...given, is, bytes, sha256: hash.digest('hex') };
}

/**
 * Makes what will be stored of an upload: the sizes of a picture; a file as it is, and of a PDF the
 * first page as a picture.
 * @throws Invalid for a picture or a PDF that cannot be read, Refusal 503 when too many pictures wait
 */
export async function prepare(op: Operation, upload: Inspected): Promise<NewMedia> {
  const { is, path, name, bytes, sha256 } = upload;
  if (is.kind === 'image')
    return { ...(await resizeImage(op, { file: path })), name, type: is.type, sha256 };
  // Only its pixels are stored.
  if (is.kind === 'drawing')
    return { ...(await resizeImage(op, { svg: path })), name, type: 'image/png', sha256 };
  const file = { name: fileNameOf(name, is.ending), content: { file: path }, bytes };
  const shared = { name, type: FILE_TYPES[is.ending], sha256, file };
  if (is.ending !== 'pdf') return { ...shared, width: 0, height: 0, widths: [], files: [] };
  const { pages, cover } = await requirePdf({ file: path });
  return { ...shared, pages, ...(await resizeImage(op, cover)) };
}

/** Whether a text begins as an SVG, after what may stand before its first element. */
function isDrawing(head: string): boolean {
  let rest = head.replace(/^\uFEFF?\s*(<\?xml[^>]*>\s*)?/, '');
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    // The comment is longer than what was read.
    if (end < 0) return true;
    rest = rest.slice(end + 3).trimStart();
  }
  return /^(<!DOCTYPE\s+svg|<svg[\s>])/.test(rest);
}

const refuse = (rule: string) => new Invalid({ file: { rule } });

/**
 * Detects the type of an uploaded file from its bytes, never from its name.
 * @throws Invalid for an empty file, for any other type, and for office files with macros
 */
async function typeOfUpload(path: string): Promise<UploadType> {
  const head = await readHead(path);
  if (head.length === 0) throw refuse('required');
  const image = imageTypeOf(head);
  if (image === 'heic') throw refuse('imageIsHeic');
  if (image) return { kind: 'image', type: `image/${image}` };
  if (isDrawing(head.toString('utf8'))) return { kind: 'drawing' };
  const start = head.toString('latin1', 0, 5);
  if (start === '%PDF-') return { kind: 'file', ending: 'pdf' };
  // Some programs write other bytes before the header, and readers show the file all the same.
  if (head.includes('%PDF-')) throw refuse('pdfUnreadable');
  const office = start.startsWith('PK\x03\x04') ? await officeTypeOf(path) : null;
  if (office === 'macros') throw refuse('fileHasMacros');
  if (office === null) throw refuse('fileType');
  return { kind: 'file', ending: office };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The type of an office file, by its content; `macros` if it contains programs, null if it is no office
 * file. Only two small parts are unpacked.
 */
async function officeTypeOf(path: string): Promise<FileEnding | 'macros' | null> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path);
    return await typeOf(zip);
  } catch {
    // A damaged archive.
    return null;
  } finally {
    zip?.close();
  }
}

async function typeOf(zip: ZipFile): Promise<FileEnding | 'macros' | null> {
  if (zip.entryCount > MOST_PARTS) return null;
  let found: FileEnding | null = null;
  let hasPrograms = false;
  for await (const entry of zip.eachEntry()) {
    if (PROGRAM.test(entry.fileName)) hasPrograms = true;
    if (entry.fileName === '[Content_Types].xml') {
      const types = await read(zip, entry);
      if (/macroEnabled/i.test(types)) hasPrograms = true;
      found = MAIN_PARTS[MAIN_PART.exec(types)?.[1] ?? ''] ?? null;
    }
    if (entry.fileName === 'mimetype') found = endingOf((await read(zip, entry)).trim());
  }
  return found && hasPrograms ? 'macros' : found;
}

function endingOf(type: string): FileEnding | null {
  const known = Object.entries(FILE_TYPES).find(
    ([ending, each]) => ending.startsWith('od') && each === type,
  );
  return (known?.[0] as FileEnding | undefined) ?? null;
}

async function read(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MOST_BYTES) throw new Error('The part is too large.');
  // The library stops at the size that the entry names.
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
}
