import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Answers of file systems that flush no folders, and of folders that may not be listed. */
const NOT_SUPPORTED = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EACCES']);

/** Flushes the names in a folder: without it, a new name may be lost in a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  let opened: FileHandle | null = null;
  try {
    opened = await open(folder);
    await opened.sync();
  } catch (error) {
    if (!NOT_SUPPORTED.has(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    await opened?.close();
  }
}

/** Flushes the content of a file, and sets its mode unless that is null. */
export async function syncFile(path: string, mode: number | null = null): Promise<void> {
  const file = await open(path, 'r+');
  try {
    if (mode !== null) await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates a folder and those above it that do not exist. */
export async function makeFolderDurably(folder: string, mode: number): Promise<void> {
  for (const made of await makeFolders(folder, mode)) await syncFolder(dirname(made));
}

/**
 * The folders that were made, the deepest first. One by one, because Node's recursive `mkdir` never ends
 * below a folder such as `/proc`.
 */
async function makeFolders(folder: string, mode: number): Promise<string[]> {
  const above = dirname(folder);
  try {
    return (await makeOne(folder, mode)) ? [folder] : [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
  }
  const made = await makeFolders(above, mode);
  return (await makeOne(folder, mode)) ? [folder, ...made] : made;
}

/** False if it is there: another process may have made it a moment ago. */
async function makeOne(folder: string, mode: number): Promise<boolean> {
  try {
    await mkdir(folder, { mode });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renames a file or a folder whose content was flushed before. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/**
 * Writes a file completely or not at all, and flushed. `fill` makes it under another name in the same
 * folder, and flushes its content.
 */
export async function fillDurably(
  path: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    await fill(temporary);
    await renameDurably(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The same with this content. */
export const writeDurably = (
  path: string,
  content: string | Uint8Array,
  mode: number,
): Promise<void> => fillDurably(path, (temporary) => writeFlushed(temporary, content, mode));

/** Creates a file that must not exist. Its name is not flushed. */
export const writeFlushed = (
  path: string,
  content: string | Uint8Array,
  mode: number,
): Promise<void> => writeFile(path, content, { mode, flag: 'wx', flush: true });
