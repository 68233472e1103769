import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FILE_TYPES, type FileEnding } from '../schema.ts';

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

/**
 * The type of an office file, by its content; `macros` if it contains programs, null if it is no office
 * file. Only two small parts are unpacked.
 */
export async function officeTypeOf(path: string): Promise<FileEnding | 'macros' | null> {
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
