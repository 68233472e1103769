import DataLoader from 'dataloader';

/** The most rows that one statement reads. */
const AT_ONCE = 16;
/** Statements at the same time. Further keys wait for the end of one, so that more of them are read together. */
const STATEMENTS = 2;

/**
 * Rows that are requested in the same turn of the event loop, or while earlier ones are read, are read
 * by one call of `read`, which returns them in the order of the keys. Nothing is cached.
 */
export function readTogether<T>(
  read: (keys: readonly string[]) => Promise<T[]>,
): DataLoader<string, T> {
  const waiting: (() => void)[] = [];
  let reading = 0;
  const start = (run: () => void) => {
    reading++;
    setImmediate(run);
  };
  const load = (keys: readonly string[]) =>
    read(keys).finally(() => {
      reading--;
      const next = waiting.shift();
      if (next) start(next);
    });
  return new DataLoader(load, {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (run) => (reading < STATEMENTS ? start(run) : waiting.push(run)),
  });
}
