import { chain, type Fault, isDatabaseDown } from './database/faults.server.ts';

/** A fault of this machine, its disk or its database, after which a later try may succeed. */
export interface TemporaryFault {
  status: 503 | 507;
  /** Names a text under `platform:errors`. */
  code: 'storageFull' | 'unavailable';
  /** For the log. */
  reason: string;
}

/** No space or quota is left: on this machine, or on the disk of the database. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
/** Of a file or a folder: the product reads and writes only its own. */
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO']);
const NO_MORE_FILES = new Set(['EMFILE', 'ENFILE']);
/** The database reports it with the code for missing rights, which are no temporary fault. */
const READ_ONLY = /Read-only file system/;

/** The temporary fault that caused an error; null if the error is something else. */
export const temporaryFault = (error: unknown): TemporaryFault | null =>
  faultOfMachine(error) ??
  (isDatabaseDown(error) ? unavailable('the database is unavailable or too busy') : null);

/** The same without faults of the database, except that its disk is full or read-only. */
export function faultOfMachine(error: unknown): TemporaryFault | null {
  for (const each of chain(error)) {
    const code = String(each.code);
    if (FULL.has(code))
      return { status: 507, code: 'storageFull', reason: `the disk is full (${detail(each)})` };
    if (REFUSED.has(code) && isOfFile(each))
      return unavailable(`a file or folder cannot be used (${detail(each)})`);
    if (NO_MORE_FILES.has(code)) return unavailable(`too many open files (${detail(each)})`);
    if (READ_ONLY.test(each.message ?? ''))
      return unavailable(`the disk is read-only (${detail(each)})`);
  }
  return null;
}

const unavailable = (reason: string): TemporaryFault => ({
  status: 503,
  code: 'unavailable',
  reason,
});

/** A refused connection has such a code too. */
const isOfFile = ({ syscall, address }: Fault) => syscall !== 'connect' && address === undefined;

const detail = ({ code, syscall, path }: Fault) => [code, syscall, path].filter(Boolean).join(' ');
