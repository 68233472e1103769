import { statfs } from 'node:fs/promises';

/** Space on the disk of a folder, in bytes. */
export async function readDiskSpace(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
