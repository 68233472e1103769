import { open, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.ts';

/** More parts than a text has. */
const MOST_PARTS = 5000;
/** Of one part that is unpacked, and of all together, in bytes. A book has some 10 MB. */
const LARGEST_PART = 40 * 1024 * 1024;
const LARGEST_TEXT = 64 * 1024 * 1024;
const LARGEST_PICTURES = 300 * 1024 * 1024;

const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le');

/** The type of the main part of a Word file: a text or a template, with or without programs. */
const WORD_TYPE =
  /application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled(?:Template)?\.main)\+xml/i;

/** The parts of a Word file. What is not XML is unpacked only when it is asked for. */
export interface Docx {
  /** By its path, such as `word/document.xml`. */
  xml: Map<string, string>;
  hasMacros: boolean;
  exists: (path: string) => boolean;
  /** @throws Unreadable if it is larger than a part may be */
  read: (path: string) => Promise<Buffer>;
  close: () => void;
}

/** @throws Unreadable for any other file, and for one that unpacks to more than a text has */
export async function openDocx(path: string): Promise<Docx> {
  await refuseOtherFiles(path);
  await cutTail(path);
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new Unreadable('unreadable');
  });
  try {
    return await partsOf(zip);
  } catch (error) {
    zip.close();
    throw error instanceof Unreadable ? error : new Unreadable('unreadable');
  }
}

/** Files that are often sent in the place of a Word file are named. */
async function refuseOtherFiles(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) throw new Unreadable('empty');
  const file = await open(path);
  try {
    const head = Buffer.alloc(Math.min(size, 8));
    await file.read(head, 0, head.length, 0);
    if (head.subarray(0, 4).equals(COMPOUND)) throw new Unreadable(await oldKindOf(path));
    if (head.toString('latin1').startsWith('%PDF')) throw new Unreadable('pdf');
    if (head.toString('latin1').startsWith('{\\rtf')) throw new Unreadable('oldWord');
    if (!head.toString('latin1').startsWith('PK')) throw new Unreadable('notWord');
  } finally {
    await file.close();
  }
}

const END = Buffer.from('PK\x05\x06', 'latin1');
/** The end of an archive without its comment, which has up to 65,535 bytes. */
const END_BYTES = 22;

/** Removes what programs for mail and forms put behind a file; Word passes over it, too. */
async function cutTail(path: string): Promise<void> {
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  try {
    const tail = Buffer.alloc(Math.min(size, 0xffff + END_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    const at = tail.lastIndexOf(END);
    if (at < 0 || at + END_BYTES > tail.length) return;
    const end = at + END_BYTES + tail.readUInt16LE(at + 20);
    if (end < tail.length) await file.truncate(size - tail.length + end);
  } finally {
    await file.close();
  }
}

/** Word 97 and an encrypted file of today have the same container. */
async function oldKindOf(path: string): Promise<'encrypted' | 'oldWord' | 'notWord'> {
  const file = await open(path);
  try {
    // The names of its parts may be anywhere in it.
    const found = { encrypted: false, word: false };
    let rest = Buffer.alloc(0);
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const window = Buffer.concat([rest, chunk as Buffer]);
      found.encrypted ||= window.includes(inUtf16('EncryptedPackage'));
      found.word ||= window.includes(inUtf16('WordDocument'));
      if (found.encrypted) break;
      rest = Buffer.from(window.subarray(-64));
    }
    if (found.encrypted) return 'encrypted';
    return found.word ? 'oldWord' : 'notWord';
  } finally {
    await file.close();
  }
}

async function partsOf(zip: ZipFile): Promise<Docx> {
  if (zip.entryCount > MOST_PARTS) throw new Unreadable('tooComplex');
  const entries = new Map<string, Entry>();
  let hasMacros = false;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Unreadable('encrypted');
    if (/(^|\/)vba(Project|Data)/i.test(entry.fileName)) hasMacros = true;
    entries.set(entry.fileName.replace(/^\//, ''), entry);
  }
  let texts = 0;
  let pictures = 0;
  async function read(path: string): Promise<Buffer> {
    const entry = entries.get(path);
    if (!entry) throw new Error('There is no such part.');
    if (entry.uncompressedSize > LARGEST_PART) throw new Unreadable('tooComplex');
    // The library stops at the size that the entry names.
    return buffer(await zip.openReadStreamPromise(entry));
  }
  const mimetype = entries.get('mimetype');
  if (mimetype && /opendocument/.test((await read('mimetype')).toString('latin1', 0, 200)))
    throw new Unreadable('openDocument');
  const xml = new Map<string, string>();
  for (const [name, entry] of entries) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    // Data of other programs, which no text shows.
    if (/^(?:customXml|word\/(?:glossary|theme|embeddings)|docProps\/(?!core))/i.test(name))
      continue;
    texts += entry.uncompressedSize;
    if (texts > LARGEST_TEXT) throw new Unreadable('tooComplex');
    const text = (await read(name)).toString('utf8');
    // Word writes none; entities of other files, or that grow, are declared in it.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('unreadable');
    xml.set(name, text);
  }
  const types = xml.get('[Content_Types].xml');
  if (types === undefined) throw new Unreadable('notWord');
  if (!WORD_TYPE.test(types)) throw new Unreadable('notWord');
  return {
    xml,
    hasMacros: hasMacros || /macroEnabled/i.test(types),
    exists: (path) => entries.has(path),
    read(path) {
      pictures += entries.get(path)?.uncompressedSize ?? 0;
      if (pictures > LARGEST_PICTURES) throw new Unreadable('tooComplex');
      return read(path);
    },
    close: () => zip.close(),
  };
}
