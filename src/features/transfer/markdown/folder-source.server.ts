import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Archive } from '../archive/open-archive.server.ts';
import type { ImportSource, Read, SourceHead } from '../entry.ts';
import { UnusableFile } from '../import-fault.ts';
import { MAX_ENTRIES, MAX_TERMS } from '../schema.ts';
import { readFrontMatter } from './front-matter.ts';
import { toEntry } from './markdown-entry.ts';

/** The largest Markdown file, in bytes. */
const LARGEST_FILE = 2 * 1024 * 1024;
const LARGEST_MEDIA = 50 * 1024 * 1024;

export const isMarkdown = (name: string) =>
  /\.(md|markdown)$/i.test(name) && !/(^|\/)(readme\.md$|\.)/i.test(name);

/** A ZIP of Markdown files with front matter, and their pictures; also the export of this product. */
export class FolderSource implements ImportSource {
  readonly #archive: Archive;
  readonly #paths: string[];

  constructor(archive: Archive) {
    this.#archive = archive;
    this.#paths = [...archive.names].filter(isMarkdown).sort();
    if (this.#paths.length > MAX_ENTRIES) throw new UnusableFile('tooManyEntries');
  }

  async readHead(signal: AbortSignal): Promise<SourceHead> {
    const categories = new Map<string, string>();
    for await (const read of this.read(signal)) {
      if (read.kind !== 'entry') continue;
      for (const slug of read.entry.categories)
        if (categories.size < MAX_TERMS) categories.set(slug, slug);
    }
    return { source: 'markdown', site: '', categories };
  }

  /** Those that are no translation of another one come first. */
  async *read(signal: AbortSignal): AsyncGenerator<Read> {
    const later: string[] = [];
    for (const path of this.#paths) {
      const read = await this.#readFile(path, signal);
      if (read.kind === 'entry' && read.entry.translationOf) later.push(path);
      else yield read;
    }
    for (const path of later) yield this.#readFile(path, signal);
  }

  async #readFile(path: string, signal: AbortSignal): Promise<Read> {
    signal.throwIfAborted();
    const skipped = (reason: 'badEntry' | 'tooLong'): Read => ({
      ...{ kind: 'skipped', id: path, title: path, reason },
    });
    let bytes: Buffer;
    try {
      const stream = await this.#archive.open(path, LARGEST_FILE);
      bytes = stream ? await buffer(stream) : Buffer.alloc(0);
    } catch (error) {
      return skipped(
        error instanceof UnusableFile && error.fault === 'tooLarge' ? 'tooLong' : 'badEntry',
      );
    }
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const file = readFrontMatter(text);
      return file ? toEntry(path, file, (address) => this.has(address)) : skipped('badEntry');
    } catch {
      return skipped('badEntry');
    }
  }

  has(address: string): boolean {
    return this.#archive.names.has(address);
  }

  async extract(address: string, path: string): Promise<string | null> {
    const found = await this.#archive.extract(address, path, LARGEST_MEDIA);
    return found ? posix.basename(address) : null;
  }

  async close(): Promise<void> {
    this.#archive.close();
  }
}
