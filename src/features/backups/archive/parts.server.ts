import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Store } from '../../../platform/storage/store.server.ts';
import { keyOf, type Part } from './manifest.ts';

/** The fastest: the time of a backup is that of compressing. */
const LEVEL = 1;

/** Where the files of a backup are written: the store, its folder there, and a folder for unfinished files. */
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
  stream: Readable | Iterable<string> | AsyncIterable<string>,
): Promise<Part> {
  const path = join(folder, file);
  const hash = createHash('sha256');
  try {
    await pipeline(stream, createGzip({ level: LEVEL }), through(hash), createWriteStream(path));
    await store.write(keyOf(name, file), { file: path });
    return { file, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
  } finally {
    await rm(path, { force: true });
  }
}

/** A file of the backup, uncompressed. The stream fails at its end if the bytes were changed. */
export async function readPart(store: Store, name: string, part: Part): Promise<Readable> {
  const found = await store.read(keyOf(name, part.file));
  if (!found) throw new Error(`${part.file} is missing in the backup.`);
  const hash = createHash('sha256');
  const check = through(hash, () =>
    hash.digest('hex') === part.sha256 ? null : new Error(`${part.file} of the backup is damaged.`),
  );
  const plain = createGunzip();
  // An error in one of them ends all of them, and the reader gets it.
  pipeline(found.stream, check, plain).catch((error) => plain.destroy(error));
  return plain;
}

function through(hash: Hash, atEnd: () => Error | null = () => null): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => done(atEnd()),
  });
}
