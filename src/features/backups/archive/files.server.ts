import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Store, StoredFile } from '../../../platform/storage/store.server.ts';
import type { Manifest } from './manifest.server.ts';
import { hashOfFile, readPart, through } from './parts.server.ts';

export interface ListedFile extends StoredFile {
  /** In hexadecimal; absent in backups that were made until November 2026. */
  sha256?: string;
}

const LINE = /^([a-z0-9]+(?:[/-][a-z0-9]+)*\.[a-z0-9]+) (\d{1,15})(?: ([0-9a-f]{64}))?$/;

const LONGEST_LINE = 2000;
const PREFIX = 'ufuk-backup-';

/** No backup takes longer. */
const LEFT_MS = 24 * 3600_000;
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
  /** The hash of a file that is there already, as far as it is known. */
  hashOf?: (file: ListedFile) => string | undefined;
  signal?: AbortSignal | undefined;
}

export interface CopiedFile extends Required<ListedFile> {
  /** `there`: it was copied before. `missing`: it was removed after it was listed. */
  outcome: 'copied' | 'there' | 'missing';
}

/**
 * Copies those of `files` that the other store does not have with this size. A file never changes
 * under its key, so equal sizes are enough. Throws if a file does not have the hash that is listed.
 */
export async function* copyFiles(
  files: AsyncIterable<ListedFile>,
  parts: CopyParts,
): AsyncGenerator<CopiedFile> {
  let group: ListedFile[] = [];
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
async function copyGroup(group: ListedFile[], parts: CopyParts): Promise<CopiedFile[]> {
  const [first] = group;
  if (!first) return [];
  const { from, to } = parts;
  const sizes = new Map<string, number>();
  for await (const { key, size } of to.store.list(to.prefix + folderOf(first.key)))
    sizes.set(key, size);
  const limit = pLimit(AT_ONCE);
  const copyOne = async (file: ListedFile): Promise<CopiedFile> => {
    const isThere = sizes.get(to.prefix + file.key) === file.size;
    const sha256 = isThere
      ? (file.sha256 ??
        parts.hashOf?.(file) ??
        (await hashOfFile(from.store, from.prefix + file.key)))
      : await copyFile(file, parts);
    if (sha256 === null) return { ...file, sha256: '', outcome: 'missing' };
    return { ...file, sha256, outcome: isThere ? 'there' : 'copied' };
  };
  return Promise.all(group.map((file) => limit(copyOne, file)));
}

/** Its hash; null if there is no such file. */
async function copyFile(
  { key, sha256 }: ListedFile,
  { from, to, folder }: CopyParts,
): Promise<string | null> {
  const found = await from.store.read(from.prefix + key);
  if (!found) return null;
  const path = join(folder, crypto.randomUUID());
  const hash = createHash('sha256');
  try {
    await pipeline(found.stream, through(hash), createWriteStream(path));
    const is = hash.digest('hex');
    if (sha256 && is !== sha256) throw new Error(`the file ${key} of the backup was changed.`);
    await to.store.write(to.prefix + key, { file: path });
    return is;
  } finally {
    await rm(path, { force: true });
  }
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

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

/** Gives `work` a folder for unfinished files, and removes it, and those of killed processes. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    // It may belong to another account.
    if (found && Date.now() - found.mtimeMs > LEFT_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
