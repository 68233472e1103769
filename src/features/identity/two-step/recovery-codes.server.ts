import { randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { hashesOf, plainCode, RECOVERY_CODE } from './recovery-code.server.ts';
import { recoveryCodes } from './tables.server.ts';

const HOW_MANY = 10;
/** Crockford's alphabet: its characters are not confused when read from paper. 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/**
 * Creates new codes for a user, each valid once; the old codes become invalid. Only hashes are
 * stored.
 */
export async function replaceRecoveryCodes(
  tx: Queryable,
  keys: Keyring,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(makeCode());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(
      [...codes].map((code) => ({ userId, hash: keys.hash(RECOVERY_CODE, { userId, code }) })),
    );
  return [...codes].map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code; false if the user has no such valid code. */
export async function spendRecoveryCode(
  tx: Queryable,
  keys: Keyring,
  userId: string,
  code: string,
): Promise<boolean> {
  if (plainCode(code).length !== LENGTH) return false;
  const hashes = hashesOf(keys, { userId, code });
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.hash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

const makeCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
