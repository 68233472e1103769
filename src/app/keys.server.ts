import { fitsAuditLog, hasEvents } from '../features/audit/verify.server.ts';
import { convertOldSecrets } from '../features/identity/sign-in/two-step.server.ts';
import type { Database } from '../platform/database/client.server.ts';
import { type FieldKeys, WrongKeys } from '../platform/encryption/field-keys.server.ts';
import type { Keyring } from '../platform/encryption/keyring.server.ts';
import { isEncrypted, openKeyring } from '../platform/encryption/open-keyring.server.ts';
import { loadFieldKeys } from '../platform/secrets.server.ts';

/**
 * The keys of this installation, from `given` or from the data folder, checked against the database.
 * Values that earlier versions encrypted differently are encrypted again.
 * @throws {WrongKeys} if they do not fit the database
 */
export async function openKeys(
  db: Database,
  given: FieldKeys | null,
  dataDir: string,
  log: (sentence: string) => void,
): Promise<Keyring> {
  const inUse = async () => (await isEncrypted(db)) || (await hasEvents(db));
  const fieldKeys = given ?? (await loadFieldKeys(dataDir, await inUse()));
  const keyring = await openKeyring(db, fieldKeys, async (tx, opened) => {
    // An earlier version did not register its keys; the audit log shows which were used.
    if (!(await fitsAuditLog(tx, opened)))
      throw new WrongKeys(
        `The keys in ${fieldKeys.source} are not the keys of this database: no event of the audit log fits them. Put the right keys back; see "Keys" in docs/operations.md.`,
      );
  });
  await convertOldSecrets(db, keyring, log);
  return keyring;
}
