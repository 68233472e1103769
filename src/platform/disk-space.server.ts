import { access, constants, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two segments of the database's write-ahead log; with less, the next write may fail. */
const LEAST_BYTES = 32 * 2 ** 20;
/** A file is written at most this often, in ms. */
const WRITE_EVERY_MS = 5000;
const FILE = '.disk-check';

/**
 * Checks whether the next writes into a folder will succeed. `report` is called when the result
 * changes, with the reason, or null when all is well again.
 */
export function diskCheck(
  folder: string,
  report: (reason: string | null) => void,
): () => Promise<boolean> {
  let known: string | null = null;
  let wroteAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const isWriteDue = known !== null || performance.now() - wroteAt > WRITE_EVERY_MS;
    if (isWriteDue) wroteAt = performance.now();
    const found = await findReason(folder, isWriteDue);
    if (found !== known) report(found);
    known = found;
    return found === null;
  };
}

async function findReason(folder: string, isWriteDue: boolean): Promise<string | null> {
  try {
    const { free } = await readDiskSpace(folder);
    if (free < LEAST_BYTES) return `only ${Math.floor(free / 2 ** 20)} MB are free`;
    await access(folder, constants.W_OK);
    // Finds what the other checks do not: no more files or quota, or a disk with errors.
    if (isWriteDue) await writeFile(join(folder, FILE), 'x');
    return null;
  } catch (error) {
    return `${folder} cannot be written to (${(error as NodeJS.ErrnoException).code})`;
  } finally {
    if (isWriteDue) await rm(join(folder, FILE), { force: true }).catch(() => {});
  }
}

/** Space on the disk of a folder, in bytes. */
export async function readDiskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
