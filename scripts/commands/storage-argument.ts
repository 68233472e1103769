import { resolve } from 'node:path';
import { parseStorageUrl, type Storage } from '../../src/platform/storage/storage-url.ts';

/** A folder, `file:/folder` or `s3://…`, as an argument of a command names it. */
export function readPlace(argument: string): Storage {
  if (!/^(s3|file):/.test(argument))
    return { kind: 'folder', path: resolve(process.env.INIT_CWD ?? '', argument) };
  const storage = parseStorageUrl(argument);
  if (!storage) throw new Error('a place is a folder or s3://KEY:SECRET@host/bucket.');
  return storage;
}

/** The message of an error; if a right is missing, with what to do. */
export function withRights(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EPERM') return message;
  return `${message}. The place of backups must belong to the account that runs Ufuk, also if root runs this command.`;
}
