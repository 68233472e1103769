import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a secret from its file in the data folder. If there is none, `make` creates it, readable only
 * for this account. `isValid` checks the stored one.
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
  const temporary = join(dataDir, `${name}.${randomUUID()}`);
  await writeFile(temporary, make(), { mode: 0o600, flag: 'wx', flush: true });
  // The hard link fails if another process was first; its secret is used then.
  await link(temporary, path).catch(() => {});
  await rm(temporary);
  return readFile(path);
}
