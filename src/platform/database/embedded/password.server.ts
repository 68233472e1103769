import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { loadSecretFile } from '../../secrets.server.ts';
import { faultOfMachine } from '../../temporary-fault.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

const NAME = 'database.password';
const BYTES = 32;
const VALID = /^[\w-]{43,}$/;

export const passwordFile = (dataDir: string): string => join(dataDir, NAME);

/** The password of the role `ufuk`, stored in the data folder and created if it is not there. */
export async function loadDatabasePassword(dataDir: string): Promise<string> {
  try {
    const make = () => randomBytes(BYTES).toString('base64url');
    return String(
      await loadSecretFile(dataDir, NAME, make, (stored) => VALID.test(String(stored))),
    );
  } catch (error) {
    const fault = faultOfMachine(error);
    if (fault)
      throw new DatabaseUnavailable(
        `The database's password cannot be stored in ${dataDir}: ${fault.reason}.`,
        { cause: error },
      );
    throw new DatabaseUnavailable(
      `The database's password cannot be read: ${(error as Error).message} Remove the file ${passwordFile(dataDir)}; the next start then sets a new password.`,
      { cause: error },
    );
  }
}
