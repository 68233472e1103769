import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret kept as a file in the data folder; `make` makes it on the first start, readable only to
 * us. `isGood` says whether what is there can be used.
 */
export async function keepSecret(
  dataDir: string,
  name: string,
  make: () => Buffer | string,
  isGood: (kept: Buffer) => boolean,
): Promise<Buffer> {
  const path = join(dataDir, name);
  const kept = await readFile(path).catch(() => null);
  if (kept && isGood(kept)) return kept;
  if (kept) throw new Error(`${path} is damaged.`);
  await mkdir(dataDir, { recursive: true });
  const made = join(dataDir, `${name}.${randomUUID()}`);
  await writeFile(made, make(), { mode: 0o600, flag: 'wx', flush: true });
  // A hard link fails when another process was first, whose secret then counts.
  await link(made, path).catch(() => {});
  await rm(made);
  return readFile(path);
}
