import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Store } from '../../../platform/storage/store.server.ts';
import { keyOf, type PackedPart, type Part } from './manifest.server.ts';

/** The fastest: the time of a backup is that of compressing. */
const LEVEL = 1;

/**
 * Where the files of a backup are written: the store, its folder there, and a folder for unfinished
 * files.
 */
export interface Target {
  store: Store;
  /** The name of the backup. */
  name: string;
  folder: string;
}

/** Compresses what a stream gives into one file of the backup. */
export async function writePart(
  { store, name, folder }: Target,
  file: string,
  stream: Readable,
): Promise<PackedPart> {
  const path = join(folder, file);
  const hash = createHash('sha256');
  const plain = counted();
  try {
    const packed = createGzip({ level: LEVEL });
    await pipeline(stream, plain.stream, packed, through(hash), createWriteStream(path));
    await store.write(keyOf(name, file), { file: path });
    const { size: bytes } = await stat(path);
    return { file, bytes, sha256: hash.digest('hex'), plainBytes: plain.bytes() };
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes one small file of the backup as it is. */
export async function writeBytes(
  { store, name }: Target,
  file: string,
  bytes: Buffer,
): Promise<Part> {
  await store.write(keyOf(name, file), bytes);
  return { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const changed = (file: string) => new Error(`${file} of the backup was changed or is damaged.`);

/**
 * A file of the backup, uncompressed. The stream fails at its end if the bytes were changed, and as soon
 * as there are more than those that were packed.
 */
export async function readPart(store: Store, name: string, part: PackedPart): Promise<Readable> {
  const found = await openPart(store, name, part);
  const hash = createHash('sha256');
  const unpacked = createGunzip();
  // Checked behind unpacking, which ignores what comes after the packed bytes.
  const plain = counted(part.plainBytes, part.file, () => isOf(hash, part));
  // An error in one of them ends all of them, and the reader gets it.
  pipeline(found, through(hash), unpacked, plain.stream).catch((error) =>
    plain.stream.destroy(error.code?.startsWith('Z_') ? changed(part.file) : error),
  );
  return plain.stream;
}

/** The bytes of a small file of the backup. Throws if they were changed. */
export async function readBytes(store: Store, name: string, part: Part): Promise<Buffer> {
  const stream = await openPart(store, name, part);
  const check = checked(part);
  const [bytes] = await Promise.all([buffer(check), pipeline(stream, check)]);
  return bytes;
}

/** Reads a file of the backup to its end. Throws if its bytes were changed. */
export async function checkPart(store: Store, name: string, part: Part): Promise<void> {
  await pipeline(await openPart(store, name, part), checked(part), async (chunks) => {
    for await (const _chunk of chunks);
  });
}

async function openPart(store: Store, name: string, { file, bytes }: Part): Promise<Readable> {
  const found = await store.read(keyOf(name, file));
  if (!found) throw new Error(`${file} is missing in the backup.`);
  if (found.size === bytes) return found.stream;
  found.stream.destroy();
  throw changed(file);
}

const isOf = (hash: Hash, { file, sha256 }: Part): Error | null =>
  hash.digest('hex') === sha256 ? null : changed(file);

function checked(part: Part): Transform {
  const hash = createHash('sha256');
  return through(hash, () => isOf(hash, part));
}

export function through(hash: Hash, atEnd: () => Error | null = () => null): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => done(atEnd()),
  });
}

function counted(
  most = Number.POSITIVE_INFINITY,
  file = '',
  atEnd: () => Error | null = () => null,
) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      bytes += chunk.length;
      done(bytes > most ? changed(file) : null, chunk);
    },
    flush: (done) => done(atEnd()),
  });
  return { stream, bytes: () => bytes };
}

/** The SHA-256 of a stored file, in hexadecimal; null if there is none. */
export async function hashOfFile(store: Store, key: string): Promise<string | null> {
  const found = await store.read(key);
  if (!found) return null;
  const hash = createHash('sha256');
  await pipeline(found.stream, hash);
  return hash.digest('hex');
}
