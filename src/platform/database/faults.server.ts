import { type FieldFault, Invalid } from '../errors.ts';

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  // No disk space left, in the database or on this machine, or no memory.
  '53100',
  '53200',
  // The server of the database has too many open files, or cannot read or write one.
  '53000',
  '58030',
  'ENOSPC',
  // After a failover the server is read-only.
  '25006',
  // A statement took too long, or waited too long for a lock: too much load, a later try may succeed.
  '57014',
  '55P03',
  // Two transactions waited for each other, and this one was ended.
  '40P01',
]);
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after/;

/** The used properties of errors of Drizzle (they have a `query`), of the driver and of the network. */
export interface Fault {
  message?: string;
  stack?: string;
  cause?: unknown;
  query?: string;
  code?: string;
  severity?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  routine?: string;
  syscall?: string;
  path?: string;
  errno?: number;
  address?: string;
  port?: number;
}

/** Drizzle wraps what the driver threw; the SQLSTATE is on the innermost error. */
export function* chain(error: unknown): Generator<Fault> {
  for (let e = error as Fault | undefined, depth = 0; e && depth < 5; e = e.cause as Fault, depth++)
    yield e;
}

/** Whether the database cannot be reached or is too busy to answer; false for a wrong query. */
export function isDatabaseDown(error: unknown): boolean {
  for (const e of chain(error)) {
    if (e.code === 'ENOENT' && e.syscall !== 'connect') continue;
    if (e.code && UNAVAILABLE_CODES.has(e.code)) return true;
    if (MESSAGES.test(e.message ?? '')) return true;
  }
  return false;
}

/** The violated constraint's name, or null when the error is something else. */
export function violatedConstraint(error: unknown): string | null {
  for (const e of chain(error)) if (e.code?.startsWith('23')) return e.constraint ?? '';
  return null;
}

/** The key is the name of a database constraint, the value the field errors when it is violated. */
export type ConstraintFaults = Record<string, Record<string, FieldFault>>;

/**
 * Runs `work` and turns a violated constraint into errors of fields: if two requests run at once,
 * only the database knows which was first.
 * @throws Invalid 422 if the constraint is one of `faults`; any other error unchanged
 */
export async function withFieldFaults<T>(
  faults: ConstraintFaults,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fields = faults[violatedConstraint(error) ?? ''];
    throw fields ? new Invalid(fields) : error;
  }
}
