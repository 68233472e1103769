import { destination, type Logger, pino } from 'pino';

/** Lines wait for this many bytes, or for a moment, since each write costs as much as an answer. */
const BUFFER_BYTES = 4096;
const MOMENT_MS = 500;

/** One JSON line an event on standard output; what still waits is written when the process ends. */
export function openLog(level: string): Logger {
  const output = destination({ fd: 1, sync: true, minLength: BUFFER_BYTES });
  const timer = setInterval(() => output.flush(), MOMENT_MS);
  timer.unref();
  process.once('exit', () => output.flushSync());
  return pino({ level, base: null }, output);
}
