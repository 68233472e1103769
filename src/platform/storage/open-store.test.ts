import {
  type FileHandle,
  mkdtemp,
  open as openFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from './open-store.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-store-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (path: string) => openStore({ kind: 'folder', path }, folder);

it.each(['/proc/x', '/proc/x/y', '/proc', '/dev/null/x', '/sys/x'])(
  'a folder that cannot be written is refused by name: %s',
  async (path) => {
    await expect(open(path)).rejects.toThrow(
      new RegExp(`^The folder ${path} cannot be written to \\(E[A-Z]+\\): set STORAGE_URL`),
    );
  },
);

it('a file in its place too', async () => {
  await expect(open(join(folder, 'file'))).rejects.toThrow(/cannot be written to \(ENOTDIR\)/);
});

it('a folder is made with those above it, and nothing of the check stays in it', async () => {
  const path = join(folder, 'a/b/c');
  await open(path);
  expect(await readdir(path)).toEqual([]);
  await (await open(path)).write('x.txt', Buffer.from('x'));
  expect(await readdir(path)).toEqual(['x.txt']);
});

it('several processes that start at the same moment make the same folder', async () => {
  const path = join(folder, 'same/a/b');
  await Promise.all(Array.from({ length: 20 }, () => open(path)));
  expect(await readdir(path)).toEqual([]);
});

it('the name of a new folder is flushed, so that a power failure does not lose its uploads', async () => {
  const handle = await openFile(folder);
  const methods = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const flushed: number[] = [];
  const spy = vi.spyOn(methods, 'sync').mockImplementation(async function (this: FileHandle) {
    flushed.push((await this.stat()).ino);
  });
  await open(join(folder, 'new/uploads'));
  spy.mockRestore();
  expect(flushed).toContain((await stat(join(folder, 'new'))).ino);
  expect(flushed).toContain((await stat(folder)).ino);
});
