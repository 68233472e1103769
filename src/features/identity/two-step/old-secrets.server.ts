import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { authenticators, TOTP_SECRET } from './tables.server.ts';

/**
 * Encrypts secrets again that a version without record keys encrypted directly with a field key.
 * Runs at every start; `tell` gets a message for each account whose secret cannot be decrypted.
 */
export async function convertOldSecrets(
  db: Database,
  keys: Keyring,
  tell: (sentence: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(authenticators)
      .where(isNull(authenticators.recordKey))
      .for('update');
    for (const { userId, secret } of rows) {
      const text = decryptOld(keys, userId, secret.bytes);
      if (text === null) {
        tell(
          `The two-step secret of account ${userId} cannot be decrypted. Turn its two-step sign-in off; it can then be set up again.`,
        );
        continue;
      }
      const key = await keys.makeRecordKey(tx);
      await tx
        .update(authenticators)
        .set({ secret: key.encrypt(TOTP_SECRET, userId, text), recordKey: key.wrapped })
        .where(eq(authenticators.userId, userId));
    }
  });
}

function decryptOld(keys: Keyring, userId: string, bytes: Buffer): string | null {
  try {
    return keys.fieldKeys.decrypt(`authenticators/${userId}/secret`, bytes).toString();
  } catch {
    return null;
  }
}
