import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';
import { withoutValues } from './database/without-values.server.ts';

/** Lines wait for this many bytes, or for a moment, since each write costs as much as an answer. */
const BUFFER_BYTES = 4096;
const MOMENT_MS = 500;

/** One JSON line an event. A fault of the database is told without what people had typed. */
export function openLog(level: string, output = standardOutput()): Logger {
  const err = (error: unknown) => stdSerializers.err(withoutValues(error) as Error);
  return pino({ level, base: null, serializers: { err } }, output);
}

/** What still waits is written when the process ends. */
function standardOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: true, minLength: BUFFER_BYTES });
  const timer = setInterval(() => output.flush(), MOMENT_MS);
  timer.unref();
  process.once('exit', () => output.flushSync());
  return output;
}
