import { statfs } from 'node:fs/promises';

/** Two segments of the database's write-ahead log; with less, the next write may fail. */
const LEAST_BYTES = 32 * 2 ** 20;

/** Space on the disk of a folder, in bytes. */
export async function readDiskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Whether there is enough free space for the next writes. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  return (await readDiskSpace(folder)).free >= LEAST_BYTES;
}
