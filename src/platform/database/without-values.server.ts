import { chain, type Fault } from './faults.server.ts';

/** Properties that are safe to log; `detail`, `where` and `params` contain rows and parameters. */
const SAFE = [
  'code',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'errno',
  'address',
  'port',
] as const;

/** SQLSTATE class 22, data exceptions: their messages quote the value. */
const QUOTES_VALUE = /^22/;

/**
 * An error of the database as it may be logged or stored: with the statement and the causes, but
 * without parameters and rows. Any other error stays as it is.
 */
export function withoutValues(error: unknown): unknown {
  const links = [...chain(error)];
  if (!links.some(({ query, severity }) => query || severity)) return error;
  return links.reduceRight<Error | undefined>((cause, link) => cleaned(link, cause), undefined);
}

function cleaned(link: Fault, cause: Error | undefined): Error {
  const message = messageOf(link);
  const copy = new Error(message, cause && { cause });
  copy.stack = `${link.constructor.name}: ${message}${framesOf(link)}`;
  for (const name of SAFE)
    if (link[name] !== undefined) Object.assign(copy, { [name]: link[name] });
  return copy;
}

function messageOf({ query, code, message = '' }: Fault): string {
  if (query) return `Failed query: ${query}`;
  return QUOTES_VALUE.test(code ?? '') ? message.replace(/".*"/s, '"…"') : message;
}

/** A stack begins with the message; one that does not may contain values anywhere, so it is dropped. */
function framesOf({ stack = '', message = '' }: Fault): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length);
}
