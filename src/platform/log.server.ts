import {
  type DestinationStream,
  type Logger,
  pino,
  type SerializedError,
  stdSerializers,
} from 'pino';
import { withoutValues } from './database/without-values.server.ts';
import { LineBudget, LogOutput, openStandardOutput } from './log-output.server.ts';
import { withSources } from './stack-traces.server.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Writes one JSON line for each event. Errors of the database are logged without the values. Stacks
 * name the sources. Only a limited number of lines of one kind is written in a second; another line has
 * the number of the rest.
 */
export function openLog(level: string, output = standardOutput()): Logger {
  const budget = new LineBudget((kind, lines) =>
    log.warn({ kind, lines }, 'lines of one kind left out'),
  );
  const log = pino(
    {
      level,
      base: null,
      serializers: {
        err: (error) => namingSources(stdSerializers.err(withoutValues(error) as Error)),
      },
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

/** Names the sources in its stacks, not the built files. What was thrown may be anything. */
function namingSources(error: SerializedError): SerializedError {
  if (!(error?.raw instanceof Error)) return error;
  error.stack = withSources(error.stack);
  for (const each of error.aggregateErrors ?? []) namingSources(each);
  return error;
}

/** Waiting lines are written when the process ends. */
function standardOutput(): DestinationStream {
  const output = new LogOutput(openStandardOutput());
  process.once('exit', () => output.finish());
  return output;
}

/**
 * What packages and Node print becomes lines of the log: warnings of the process, and calls of
 * `console`. Their texts are left out, because they may be those of a user's file; the stack says who
 * wanted to print.
 */
export function logForeignOutput(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { code?: string }) => {
    const { name, code, stack } = warning;
    log.warn({ warning: name, code, stack: placesOf(stack) }, 'a warning of Node or of a package');
  });
  for (const method of METHODS) {
    console[method] = () => {
      log.warn({ method, stack: placesOf(new Error().stack) }, 'a package used the console');
    };
  }
}

/** A stack without the message in front of it, which may have several lines. */
const placesOf = (stack = ''): string =>
  withSources(
    stack
      .split('\n')
      .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
      .join('\n'),
  );
