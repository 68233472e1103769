import { statfs } from 'node:fs/promises';

/** Two segments of the database's write-ahead log; with less, the next write may fail. */
const LEAST_BYTES = 32 * 2 ** 20;

/** Whether there is enough free space for the next writes. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_BYTES;
}
