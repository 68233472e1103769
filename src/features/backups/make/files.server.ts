import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Store } from '../../../platform/storage/store.server.ts';
import { copyFiles, filesOf, type ListedFile, lineOf } from '../archive/files.server.ts';
import { FILES, findBackups, type Manifest } from '../archive/manifest.server.ts';
import { type Target, writePart } from '../archive/parts.server.ts';
import { readTrusted } from '../archive/trust.server.ts';

/** Copies the files in two rounds, and notes each once. */
export class FileCopy {
  readonly #from: Store;
  readonly #target: Target;
  readonly #known: KnownHashes;
  readonly #signal: AbortSignal | undefined;
  #rounds = 0;
  #files = 0;
  #bytes = 0;

  constructor(from: Store, target: Target, known: KnownHashes, signal: AbortSignal | undefined) {
    this.#from = from;
    this.#target = target;
    this.#known = known;
    this.#signal = signal;
  }

  async copy(): Promise<void> {
    const isFirst = this.#rounds++ === 0;
    await pipeline(
      Readable.from(this.#lines(isFirst)),
      createWriteStream(this.#list, { flags: 'a' }),
    );
  }

  /** The files so far. */
  get count(): number {
    return this.#files;
  }

  async finish(): Promise<Pick<Manifest, 'fileList' | 'files' | 'fileBytes'>> {
    const fileList = await writePart(this.#target, 'files.gz', createReadStream(this.#list));
    return { fileList, files: this.#files, fileBytes: this.#bytes };
  }

  async *#lines(isFirst: boolean): AsyncGenerator<string> {
    const { store: to, folder } = this.#target;
    const parts = {
      from: { store: this.#from, prefix: '' },
      to: { store: to, prefix: FILES },
      folder,
      // In the second round those that are there have been noted by the first.
      hashOf: (file: ListedFile) => this.#known.get(file) ?? (isFirst ? undefined : ''),
      signal: this.#signal,
    };
    for await (const file of copyFiles(this.#from.list(''), parts)) {
      // The first round has noted those that are there in the second.
      if (file.outcome === 'missing' || (!isFirst && file.outcome === 'there')) continue;
      this.#files++;
      this.#bytes += file.size;
      yield lineOf(file);
    }
  }

  get #list(): string {
    return join(this.#target.folder, 'list');
  }
}

const HASH_BYTES = 32;
/** Of the key and the size, beside the 48 bits by which a file is found. */
const CHECK_BYTES = 8;
const ROW_BYTES = CHECK_BYTES + HASH_BYTES;

/**
 * The hashes of stored files that the last backup has noted, so that a night reads only new files. A
 * million of them take 100 MB, as text they would take four times as much.
 */
class KnownHashes {
  readonly #places = new Map<number, number>();
  #rows = Buffer.alloc(1024 * ROW_BYTES);

  add(file: Required<ListedFile>): void {
    const at = this.#places.size * ROW_BYTES;
    if (at + ROW_BYTES > this.#rows.length)
      this.#rows = Buffer.concat([this.#rows, Buffer.alloc(this.#rows.length)]);
    const { place, check } = namesOf(file);
    if (this.#places.has(place)) return;
    this.#places.set(place, at);
    check.copy(this.#rows, at);
    this.#rows.write(file.sha256, at + CHECK_BYTES, 'hex');
  }

  get(file: ListedFile): string | undefined {
    const { place, check } = namesOf(file);
    const at = this.#places.get(place);
    if (at === undefined) return undefined;
    const row = this.#rows.subarray(at, at + ROW_BYTES);
    return row.subarray(0, CHECK_BYTES).equals(check)
      ? row.subarray(CHECK_BYTES).toString('hex')
      : undefined;
  }
}

function namesOf({ key, size }: ListedFile) {
  const hash = createHash('sha256').update(`${key} ${size}`).digest();
  return { place: hash.readUIntBE(0, 6), check: hash.subarray(6, 6 + CHECK_BYTES) };
}

/**
 * Those of the newest backup that can be trusted: with a passphrase, one that is signed with it. None if
 * there is no such backup, or if it is damaged: the files are read again then.
 */
export async function readKnownHashes(
  store: Store,
  passphrase: string | null,
): Promise<KnownHashes> {
  const newest = (await findBackups(store)).find(({ isComplete }) => isComplete);
  const known = new KnownHashes();
  if (!newest) return known;
  try {
    const { manifest } = await readTrusted(store, newest.name, { passphrase, isUnchecked: false });
    for await (const { key, size, sha256 } of filesOf(store, newest.name, manifest))
      if (sha256) known.add({ key, size, sha256 });
    return known;
  } catch {
    return new KnownHashes();
  }
}
