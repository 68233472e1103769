import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Store, StoredFile } from '../../../platform/storage/store.server.ts';
import type { Manifest } from './manifest.ts';
import { readPart } from './parts.server.ts';
import { PREFIX } from './work-folder.server.ts';

export interface ListedFile extends StoredFile {
  /** In hexadecimal; absent in backups that were made until November 2026. */
  sha256?: string;
}

const LINE = /^([a-z0-9]+(?:[/-][a-z0-9]+)*\.[a-z0-9]+) (\d{1,15})(?: ([0-9a-f]{64}))?$/;
const LONGEST_LINE = 2000;

export const lineOf = ({ key, size, sha256 }: Required<ListedFile>): string =>
  `${key} ${size} ${sha256}\n`;

/**
 * The stored files of a backup. The whole list is checked before the first of them. Throws an error with a
 * sentence for the operator.
 */
export async function* filesOf(
  store: Store,
  name: string,
  { fileList }: Pick<Manifest, 'fileList'>,
): AsyncGenerator<ListedFile> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'list');
    await pipeline(await readPart(store, name, fileList), createWriteStream(path));
    for await (const line of linesOf(createReadStream(path))) {
      const [, key, size, sha256] = LINE.exec(line) ?? [];
      if (key === undefined) throw new Error(`${fileList.file} of the backup has a wrong line.`);
      yield { key, size: Number(size), ...(sha256 && { sha256 }) };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Never more than one chunk and one line are in memory. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + (chunk as Buffer).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new Error('the list of the stored files is damaged: files.gz.');
    yield* lines;
  }
  if (rest) yield rest;
}
