import { readFile } from 'node:fs/promises';

/** Files of the process itself: libraries, the log, connections to the database. */
const OWN_FILES = 256;
/** A connection, and the file that is sent on it. */
const FILES_PER_CONNECTION = 2;
/** Accepted however low the limit is. */
const LEAST_CONNECTIONS = 8;

export interface MissingOpenFiles {
  limit: number;
  needed: number;
  /** How many connections can be accepted, so that the process itself can still open files. */
  connections: number;
}

/**
 * The limit of open files and the needed number if the limit is too low for so many connections; null
 * if it is enough or not known. Node has already raised the soft limit to the hard limit.
 */
export async function missingOpenFiles(most: number): Promise<MissingOpenFiles | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  const needed = OWN_FILES + most * FILES_PER_CONNECTION;
  if (limit >= needed) return null;
  const fitting = Math.floor((limit - OWN_FILES) / FILES_PER_CONNECTION);
  return { limit, needed, connections: Math.min(most, Math.max(fitting, LEAST_CONNECTIONS)) };
}
