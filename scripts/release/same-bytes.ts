import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, lutimes, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** For sources that are in no repository: the first second that a ZIP can name. */
const UNKNOWN_TIME = 315_532_800;

/** The time of all files of a release, in seconds: SOURCE_DATE_EPOCH, or that of the commit. */
export function releaseTime(project: string): number {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given && /^\d+$/.test(given)) return Number(given);
  try {
    const args = ['-C', project, 'log', '-1', '--format=%ct'];
    const output = execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(output) || UNKNOWN_TIME;
  } catch {
    return UNKNOWN_TIME;
  }
}

/** The files of a folder, in the order of their names. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Writes SHA256SUMS, and gives all files the same time and mode for every machine and umask.
 * @returns the number of files and the SHA-256 of SHA256SUMS, which stands for all of them
 */
export async function finish(
  folder: string,
  time: number,
): Promise<{ files: number; hash: string }> {
  const sums: string[] = [];
  const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
  const files = await filesIn(folder);
  for (const file of files) sums.push(`${digest(await readFile(join(folder, file)))}  ${file}\n`);
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const file of [...files, 'SHA256SUMS']) await chmod(join(folder, file), 0o644);
  for (const { parentPath, name } of folders) await chmod(join(parentPath, name), 0o755);
  await chmod(folder, 0o755);
  for (const { parentPath, name } of entries) await lutimes(join(parentPath, name), time, time);
  await lutimes(join(folder, 'SHA256SUMS'), time, time);
  await lutimes(folder, time, time);
  return { files: files.length + 1, hash: digest(sums.join('')) };
}
