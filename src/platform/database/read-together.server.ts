import DataLoader from 'dataloader';

/** The most rows that one statement reads. */
const AT_ONCE = 16;
/** Statements at the same time. Further keys wait, so that more of them are read together. */
const STATEMENTS = 2;
/** Then a statement starts in any case: one that does not end must not make all others wait. */
const LONGEST_WAIT_MS = 500;

/**
 * Rows that are requested in the same turn of the event loop, or while earlier ones are read, are read
 * by one call of `read`, which returns them in the order of the keys. Nothing is cached.
 */
export function readTogether<T>(
  read: (keys: readonly string[]) => Promise<T[]>,
): DataLoader<string, T> {
  // Not a Set: V8 keeps what was in a Set alive for long when entries are added and deleted all the time.
  const waiting: (() => void)[] = [];
  let reading = 0;
  const start = (run: () => void) => {
    reading++;
    setImmediate(run);
  };
  const startLater = (run: () => void) => {
    const now = () => {
      clearTimeout(timer);
      waiting.splice(waiting.indexOf(now), 1);
      start(run);
    };
    const timer = setTimeout(now, LONGEST_WAIT_MS);
    waiting.push(now);
  };
  const load = async (keys: readonly string[]) => {
    try {
      return await read(keys);
    } finally {
      reading--;
      const [next] = waiting;
      if (next && reading < STATEMENTS) next();
    }
  };
  return new DataLoader(load, {
    cache: false,
    maxBatchSize: AT_ONCE,
    batchScheduleFn: (run) => (reading < STATEMENTS ? start(run) : startLater(run)),
  });
}
