import { type FileHandle, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  fillDurably,
  makeFolderDurably,
  renameDurably,
  syncFolder,
  writeDurably,
  writeFlushed,
} from './write-durably.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-durable-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** All open files share these methods. */
async function spyOnSync() {
  const handle = await open(folder);
  const methods = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  return vi.spyOn(methods, 'sync');
}

/** The number of each file or folder that is flushed, and the names in `folder` at that moment. */
async function recordFlushes(): Promise<{ inode: number; names: string[] }[]> {
  const flushed: { inode: number; names: string[] }[] = [];
  (await spyOnSync()).mockImplementation(async function (this: FileHandle) {
    flushed.push({ inode: (await this.stat()).ino, names: await readdir(folder) });
  });
  return flushed;
}
const inodeOf = async (path: string) => (await stat(path)).ino;

it('a file replaces the one before, and its folder is flushed after that', async () => {
  const path = join(folder, 'file');
  await writeDurably(path, 'old', 0o600);
  const flushed = await recordFlushes();
  await writeDurably(path, 'new', 0o600);
  expect(flushed.at(-1)).toEqual({ inode: await inodeOf(folder), names: ['file'] });
  expect(await readFile(path, 'utf8')).toBe('new');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('the folder above each new folder is flushed, and the one of a new name', async () => {
  const flushed = await recordFlushes();
  const flushedSince = (from: number) => flushed.slice(from).map(({ inode }) => inode);
  const [a, b, c] = ['a', 'a/b', 'a/c'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await makeFolderDurably(b, 0o700);
  expect(flushedSince(0)).toEqual([await inodeOf(a), await inodeOf(folder)]);
  await makeFolderDurably(b, 0o700);
  expect(flushedSince(2)).toEqual([]);
  await renameDurably(b, c);
  expect(flushedSince(2)).toEqual([await inodeOf(a)]);
});

it('after a failure the file before is there, and no other file', async () => {
  const path = join(folder, 'file');
  await writeDurably(path, 'old', 0o600);
  const failed = fillDurably(path, async (temporary) => {
    await writeFlushed(temporary, 'half', 0o600);
    throw new Error('full');
  });
  await expect(failed).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual(['file']);
  expect(await readFile(path, 'utf8')).toBe('old');
});

it.each(['EINVAL', 'ENOTSUP', 'EPERM'])(
  'a file system that flushes no folders (%s) is no failure',
  async (code) => {
    (await spyOnSync()).mockRejectedValue(Object.assign(new Error(code), { code }));
    await syncFolder(folder);
  },
);

it('a disk with errors is a failure', async () => {
  const error = Object.assign(new Error('EIO'), { code: 'EIO' });
  (await spyOnSync()).mockRejectedValue(error);
  await expect(syncFolder(folder)).rejects.toThrow('EIO');
});
