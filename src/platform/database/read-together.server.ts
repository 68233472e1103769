import DataLoader from 'dataloader';

/** The most rows that one statement reads. */
const AT_ONCE = 16;

/**
 * Rows that are requested in the same turn of the event loop are read by one call of `read`, which
 * returns them in the order of the keys. Nothing is cached.
 */
export const readTogether = <T>(
  read: (keys: readonly string[]) => Promise<T[]>,
): DataLoader<string, T> =>
  new DataLoader(read, {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (run) => setImmediate(run),
  });
