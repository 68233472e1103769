import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { UnusableFile } from '../import-fault.ts';

export const MOST_FILES = 100_000;
/** Of all names with their comments, which are in memory as long as the ZIP is open. */
const MOST_NAMES_BYTES = 32 * 1024 * 1024;

/** What macOS, Windows, Synology and Git put beside the files of a user. */
export const ADDED =
  /(?:^|\/)(?:__MACOSX\/|\.git\/|@eaDir\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|ehthumbs\.db$|desktop\.ini$)/i;

/** A ZIP of which single files are read; nothing is ever written under a name from it. */
export interface Archive {
  /** The paths of its files, without those that programs add. */
  readonly names: ReadonlySet<string>;
  /** In bytes, unpacked; 0 if there is no such file. */
  sizeOf(name: string): number;
  /** Its bytes end with an error beyond `most`. Null if there is no such file. */
  open(name: string, most: number): Promise<Readable | null>;
  /** Returns false if there is no such file. Throws beyond `most` bytes. */
  extract(name: string, path: string, most: number): Promise<boolean>;
  close(): void;
}

/** @throws UnusableFile for a file that is no ZIP, or has names that lead out of it */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await readZip(path);
  const entries = new Map<string, yauzl.Entry>();
  let names = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || ADDED.test(entry.fileName)) continue;
      entries.set(entry.fileName.normalize('NFC'), entry);
      names += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (entries.size > MOST_FILES || names > MOST_NAMES_BYTES)
        throw new UnusableFile('tooManyEntries');
    }
  } catch (error) {
    zip.close();
    throw error instanceof UnusableFile ? error : new UnusableFile('badZip');
  }
  const open = async (name: string, most: number): Promise<Readable | null> => {
    const entry = entries.get(name);
    if (!entry) return null;
    if (entry.isEncrypted()) throw new UnusableFile('badZip');
    if (entry.uncompressedSize > most) throw new UnusableFile('tooLarge');
    return piped(await zip.openReadStreamPromise(entry), limited(most));
  };
  return {
    names: new Set(entries.keys()),
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    open,
    async extract(name, target, most) {
      const stream = await open(name, most);
      if (!stream) return false;
      await pipeline(stream, createWriteStream(target));
      return true;
    },
    close: () => zip.close(),
  };
}

async function readZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  } catch {
    throw new UnusableFile('badZip');
  }
}

/** An error of the first stream, such as damaged data, also ends the second one. */
function piped(from: Readable, to: Transform): Transform {
  from.on('error', (error) => to.destroy(error));
  to.on('close', () => from.destroy());
  return from.pipe(to);
}

/** The size that a ZIP declares may be wrong. */
function limited(most: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(passed > most ? new UnusableFile('tooLarge') : null, chunk);
    },
  });
}
