import type { Socket } from 'node:net';
import type pg from 'pg';
import { currentWork, kindOfError, tracerInUse } from '../tracing/tracer.server.ts';

/* What this product needs of a connection of the driver `pg` and the driver does not offer. */

/** Parts of the driver's client that its types leave out. */
interface Inner {
  connection: { stream: Socket };
  /** False from sending a statement until the server has answered it. */
  readyForQuery: boolean;
  /** Of the server's process, as PostgreSQL logs and shows it. */
  processID: number | undefined;
}

const inside = (client: pg.ClientBase) => client as unknown as Inner;
const socketOf = (client: pg.ClientBase): Socket => inside(client).connection.stream;

export const isAnswering = (client: pg.ClientBase): boolean => inside(client).readyForQuery;
export const processOf = (client: pg.ClientBase) => inside(client).processID;

/**
 * Ends a connection whose server does not answer a statement within `ms`, for example because the
 * server is frozen or the network loses the packets. The server's own statement timeout does not
 * help then. Call it once the client is connected.
 */
export function limitSilence(client: pg.ClientBase, ms: number): void {
  const socket = socketOf(client);
  socket.setTimeout(ms);
  // As an argument of setTimeout it would be called only once, and an idle connection would use that call.
  socket.on('timeout', () => {
    if (isAnswering(client)) return;
    // An answer that arrived while this process was blocked is read first.
    const { bytesRead } = socket;
    setImmediate(() => {
      if (isAnswering(client) || socket.bytesRead > bytesRead) return;
      dropConnection(client, 'The database does not answer.');
    });
  });
}

/** Ends a connection at once, without waiting for the server to agree. */
export function dropConnection(client: pg.ClientBase, why?: string): void {
  const error =
    why === undefined ? undefined : Object.assign(new Error(why), { code: 'ETIMEDOUT' });
  socketOf(client).destroy(error);
}

/**
 * Sends the statements that `start` starts, before it returns, in one write. Otherwise each is
 * written alone, and on one core PostgreSQL interrupts this process to run it.
 */
export function sendTogether<T>(client: pg.ClientBase, start: () => T): T {
  const socket = socketOf(client);
  socket.cork();
  try {
    return start();
  } finally {
    socket.uncork();
  }
}

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
  slowMs = SLOW_MS,
): void {
  const run = client.query.bind(client) as Query;
  const watched: Query = (...args) => {
    const [config] = args;
    if (isStream(config)) return run(...args);
    const callback = args.at(-1);
    if (typeof callback !== 'function') return promised(watched, args);
    const done = begin(client, config, onSlow, slowMs);
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
  slowMs: number,
): Done {
  const startedAt = performance.now();
  const work = currentWork();
  const tracer = work?.span ? tracerInUse() : null;
  const span = tracer?.start({
    name: statementVerb(config),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(config) },
    parent: work?.span,
  });
  return (error) => {
    span?.end(error ? kindOfError(error) : undefined);
    const ms = performance.now() - startedAt;
    if (ms < slowMs) return;
    const reqId = work?.requestId;
    onSlow({
      ms: Math.round(ms),
      pid: processOf(client),
      statement: textOf(config),
      ...(reqId && { reqId }),
    });
  };
}

const isStream = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && 'submit' in config;

const sqlOf = (config: unknown): string =>
  typeof config === 'string' ? config : String((config as { text?: string } | null)?.text ?? '');

/** Such as `select`. */
const statementVerb = (config: unknown): string =>
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
