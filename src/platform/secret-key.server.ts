import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 48;

/** The signing key kept in the data folder; made there on the first start, readable only to us. */
export async function loadSecretKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key');
  const kept = await readFile(path).catch(() => null);
  if (kept && kept.length >= 32) return kept;
  await mkdir(dataDir, { recursive: true });
  const made = join(dataDir, `secret.key.${process.pid}`);
  await writeFile(made, randomBytes(BYTES), { mode: 0o600, flush: true });
  // A hard link fails when another process was first, whose key then counts.
  await link(made, path).catch(() => {});
  await rm(made);
  return readFile(path);
}
