import { readFile } from 'node:fs/promises';

/** Files of the process itself: libraries, the log, connections to the database. */
const OWN_FILES = 256;
/** A connection, and the file that is sent on it. */
const FILES_PER_CONNECTION = 2;

/**
 * The limit of open files and the needed number if the limit is too low; null if it is enough or not
 * known. Node has already raised the soft limit to the hard limit.
 */
export async function missingOpenFiles(
  connections: number,
): Promise<{ limit: number; needed: number } | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  const needed = OWN_FILES + connections * FILES_PER_CONNECTION;
  return limit < needed ? { limit, needed } : null;
}
