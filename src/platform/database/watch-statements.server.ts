import type pg from 'pg';
import { kindOfError, tracerInUse } from '../tracing/tracer.server.ts';
import { currentWork } from '../tracing/work.server.ts';

const SLOW_MS = 1000;
const LONGEST_TEXT = 500;

/** A statement that took long, without its values. */
export interface SlowStatement {
  ms: number;
  /** Of the server's process: PostgreSQL logs and shows it too. */
  pid: number | undefined;
  statement: string;
  /** The id of the request, as in its own log lines. */
  reqId?: string;
}

type Done = (error: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/**
 * Reports slow statements of a connection, and makes a span of each one that belongs to a request or a
 * job. Streams such as COPY are left out.
 */
export function watchStatements(
  client: pg.ClientBase,
  onSlow: (slow: SlowStatement) => void,
): void {
  const run = client.query.bind(client) as Query;
  const watched: Query = (...args) => {
    const [config] = args;
    if (isStream(config)) return run(...args);
    const callback = args.at(-1);
    if (typeof callback !== 'function') return promised(watched, args);
    const done = begin(client, config, onSlow);
    const settle = (error: unknown, ...rest: unknown[]) => {
      done(error);
      callback(error, ...rest);
    };
    return run(...args.slice(0, -1), settle);
  };
  client.query = watched as typeof client.query;
}

/**
 * The driver could return a promise itself, but it stores a closure for it in a property of the query. V8
 * allocates such closures in the old generation, and all rows of the query would stay there with it.
 */
function promised(query: Query, args: unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    query(...args, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
  }).catch((error: Error) => {
    // As the driver does: the stack leads to the code that sent the statement.
    Error.captureStackTrace(error);
    throw error;
  });
}

function begin(
  client: pg.ClientBase,
  config: unknown,
  onSlow: (slow: SlowStatement) => void,
): Done {
  const startedAt = performance.now();
  const work = currentWork();
  const tracer = work?.span ? tracerInUse() : null;
  const span = tracer?.start({
    name: operationOf(config),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(config) },
    parent: work?.span,
  });
  return (error) => {
    span?.end(error ? kindOfError(error) : undefined);
    const ms = performance.now() - startedAt;
    if (ms < SLOW_MS) return;
    const { processID: pid } = client as unknown as { processID?: number };
    const reqId = work?.requestId;
    onSlow({
      ...{ ms: Math.round(ms), pid, statement: textOf(config) },
      ...(reqId && { reqId }),
    });
  };
}

const isStream = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && 'submit' in config;

const sqlOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: string } | null)?.text ?? '');

/** Such as `select`. */
const operationOf = (config: unknown): string =>
  /^\s*([a-z]{1,20})/i.exec(sqlOf(config))?.[1]?.toLowerCase() ?? 'statement';

/** Parameters are apart from the text, and literal values in it are replaced. */
export const textOf = (config: unknown): string =>
  sqlOf(config)
    // Cut first: a text may be long. A value that is cut in the middle has no end.
    .slice(0, LONGEST_TEXT)
    .replaceAll(/(?:\be)?'(?:[^'\\]|''|\\.)*(?:'|$)/gi, '?')
    .replaceAll(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, '?')
    .replaceAll(/(?<![\w$.])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
