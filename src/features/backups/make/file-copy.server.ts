import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Store } from '../../../platform/storage/store.server.ts';
import { copyFiles } from '../archive/copy-files.server.ts';
import { type ListedFile, lineOf } from '../archive/file-list.server.ts';
import { FILES, type Manifest } from '../archive/manifest.ts';
import { type Target, writePart } from '../archive/parts.server.ts';
import type { KnownHashes } from './known-hashes.server.ts';

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
