import type { Logger } from 'pino';
import { withSources } from './stack-traces/with-sources.server.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

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
