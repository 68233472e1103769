/** Turkey keeps UTC+3 all year. */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Milliseconds from `now` to the next midnight in Istanbul; between 1 and a day. */
export function untilMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() + OFFSET_MS) % DAY_MS);
}

/** Calls `work` at every midnight in Istanbul until the returned function is called. */
export function atMidnight(clock: () => Date, work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      work();
      wait();
    }, untilMidnight(clock()));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
