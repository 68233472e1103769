import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Store, StoredFile } from '../../../platform/storage/store.server.ts';

const AT_ONCE = 4;
/** Bounds the memory for a folder with many files. */
const MOST_IN_GROUP = 500;

interface Place {
  store: Store;
  /** Before the key of each file. */
  prefix: string;
}

export interface CopyParts {
  from: Place;
  to: Place;
  /** For unfinished files. */
  folder: string;
  signal?: AbortSignal | undefined;
}

export interface CopiedFile extends StoredFile {
  /** `there`: it was copied before. `missing`: it was removed after it was listed. */
  outcome: 'copied' | 'there' | 'missing';
}

/**
 * Copies those of `files` that the other store does not have with this size. A file never changes
 * under its key, so equal sizes are enough.
 */
export async function* copyFiles(
  files: AsyncIterable<StoredFile>,
  parts: CopyParts,
): AsyncGenerator<CopiedFile> {
  let group: StoredFile[] = [];
  for await (const file of files) {
    parts.signal?.throwIfAborted();
    const [first] = group;
    const isOther = first && folderOf(first.key) !== folderOf(file.key);
    if (isOther || group.length >= MOST_IN_GROUP) {
      yield* await copyGroup(group, parts);
      group = [];
    }
    group.push(file);
  }
  yield* await copyGroup(group, parts);
}

/** Files of one folder: the other store is asked once which of them it has. */
async function copyGroup(group: StoredFile[], parts: CopyParts): Promise<CopiedFile[]> {
  const [first] = group;
  if (!first) return [];
  const { store, prefix } = parts.to;
  const sizes = new Map<string, number>();
  for await (const { key, size } of store.list(prefix + folderOf(first.key))) sizes.set(key, size);
  const limit = pLimit(AT_ONCE);
  const copyOne = async (file: StoredFile): Promise<CopiedFile> => {
    if (sizes.get(prefix + file.key) === file.size) return { ...file, outcome: 'there' };
    return { ...file, outcome: (await copyFile(file.key, parts)) ? 'copied' : 'missing' };
  };
  return Promise.all(group.map((file) => limit(copyOne, file)));
}

/** False if there is no such file. */
async function copyFile(key: string, { from, to, folder }: CopyParts): Promise<boolean> {
  const found = await from.store.read(from.prefix + key);
  if (!found) return false;
  const path = join(folder, crypto.randomUUID());
  try {
    await pipeline(found.stream, createWriteStream(path));
    await to.store.write(to.prefix + key, { file: path });
  } finally {
    await rm(path, { force: true });
  }
  return true;
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);
