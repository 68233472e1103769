/**
 * One Ctrl+C, or one stop by a process manager, arrives twice: once for the process group and once
 * from npm.
 */
const TWICE_MS = 1000;

/**
 * Calls `stop` with the first signal to end this process. Its second arrival is ignored; if Ctrl+C is
 * pressed again later, `giveUp` is called.
 */
export function onStopSignals(stop: (signal: string) => void, giveUp: () => void): void {
  let first: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first === null) {
        first = performance.now();
        stop(signal);
      } else if (signal === 'SIGINT' && performance.now() - first > TWICE_MS) giveUp();
    });
  }
}
