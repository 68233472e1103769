import { randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from './database/embedded/data-directory.server.ts';
import { syncFolder, writeFlushed } from './write-durably.server.ts';

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
  await makeDataDir(dataDir);
  const temporary = join(dataDir, `${name}.${randomUUID()}`);
  try {
    await writeFlushed(temporary, make(), 0o600);
    // Another process may have been first; its secret is used then.
    await link(temporary, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dataDir);
  return readFile(path);
}
