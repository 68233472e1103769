/** One Ctrl+C or one stop of a process manager reaches us twice: from the group and from npm. */
const TWICE_MS = 1000;

/**
 * Calls `stop` with the first signal that asks this process to end. The same request arriving again
 * is ignored; Ctrl+C pressed again later calls `giveUp`.
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
