import { mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diskCheck } from './disk-space.server.ts';

const root = await mkdtemp(join(tmpdir(), 'ufuk-disk-'));
afterAll(() => rm(root, { recursive: true }));

it('a folder that cannot be written to is found and reported once, and so is the recovery', async () => {
  const folder = join(root, 'data');
  await mkdir(folder);
  const reports: unknown[] = [];
  const check = diskCheck(folder, (reason) => reports.push(reason));
  expect(await check()).toBe(true);
  expect(reports).toEqual([]);
  // Also root cannot write into a folder that is not there.
  await rmdir(folder);
  expect([await check(), await check()]).toEqual([false, false]);
  await mkdir(folder);
  expect(await check()).toBe(true);
  expect(reports).toEqual([`${folder} cannot be written to (ENOENT)`, null]);
  expect(await readdir(folder)).toEqual([]);
});

it('a file is written that cannot be made where the folder may be written to', async () => {
  const folder = join(root, 'no-files');
  // A folder at the place of the file.
  await mkdir(join(folder, '.disk-check'), { recursive: true });
  const check = diskCheck(folder, () => {});
  expect(await check()).toBe(false);
  await rmdir(join(folder, '.disk-check'));
  expect(await check()).toBe(true);
});
