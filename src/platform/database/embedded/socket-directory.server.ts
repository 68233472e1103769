import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

/** `sun_path` has 108 bytes on Linux, 104 on macOS, including the final NUL. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/**
 * The folder of the Unix socket: the cluster, which only its owner may enter; or, if that path is
 * too long for a socket, a private folder of the account whose short name is a hash of the path.
 */
export async function prepareSocketDirectory(
  cluster: string,
  account: Account | null,
): Promise<string> {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH) return cluster;
  const owner = account?.uid ?? process.getuid?.();
  const name = createHash('sha256').update(`${owner} ${cluster}`).digest('hex').slice(0, 16);
  const folder = `/tmp/ufuk-${name}`;
  await mkdir(folder, { mode: 0o700 }).then(
    () => account && chown(folder, account.uid, account.gid),
    () => undefined,
  );
  const found = await lstat(folder).catch(() => null);
  // The name can be guessed, so a folder that another account created must not be trusted.
  if (!found?.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new DatabaseUnavailable(
      `The path of the data directory is too long for a socket and ${folder} cannot be used instead: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  return folder;
}
