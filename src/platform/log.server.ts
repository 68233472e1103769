import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { withoutValues } from './database/without-values.server.ts';
import { LineBudget } from './line-budget.server.ts';
import { LogOutput, openStandardOutput } from './log-output.server.ts';

/**
 * One JSON line an event. A fault of the database is told without what people had typed. Of lines of
 * one kind only so many are written in a second; how many were left out is a line of its own.
 */
export function openLog(level: string, output = standardOutput()): Logger {
  const err = (error: unknown) => stdSerializers.err(withoutValues(error) as Error);
  const budget = new LineBudget((kind, lines) =>
    log.warn({ kind, lines }, 'lines of one kind left out'),
  );
  const log = pino(
    {
      level,
      base: null,
      serializers: { err },
      hooks: {
        logMethod(args, method) {
          if (budget.allows(args[0], args[1])) method.apply(this, args);
        },
      },
    },
    output,
  );
  return log;
}

/** What still waits is written when the process ends. */
function standardOutput(): DestinationStream {
  const output = new LogOutput(openStandardOutput());
  process.once('exit', () => output.finish());
  return output;
}
