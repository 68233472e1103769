import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a secret from its file in the data folder. If there is none, `make` makes it, readable only to
 * this account. `isValid` says whether the stored one can be used.
 */
export async function loadSecretFile(
  dataDir: string,
  name: string,
  make: () => Buffer | string,
  isValid: (stored: Buffer) => boolean,
): Promise<Buffer> {
  const path = join(dataDir, name);
  const stored = await readFile(path).catch(() => null);
  if (stored && isValid(stored)) return stored;
  if (stored) throw new Error(`${path} is damaged.`);
  await mkdir(dataDir, { recursive: true });
  const made = join(dataDir, `${name}.${randomUUID()}`);
  await writeFile(made, make(), { mode: 0o600, flag: 'wx', flush: true });
  // The hard link fails if another process was first; its secret is used then.
  await link(made, path).catch(() => {});
  await rm(made);
  return readFile(path);
}
