import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { CONFIRMED_FOR_MS } from '../../../platform/require.ts';
import { hashesOf, plainCode, RECOVERY_CODE } from './recovery-code.server.ts';
import { recoveryCodes } from './tables.server.ts';

const HOW_MANY = 10;
/** Crockford's alphabet: its characters are not confused when read from paper. 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** As long as a confirmation is valid: until then, who made the codes may still use the same proof. */
const NEW_MS = CONFIRMED_FOR_MS;

/**
 * Creates new codes for a user, each valid once; the old codes become invalid. Only hashes are
 * stored.
 */
export async function replaceRecoveryCodes(
  tx: Queryable,
  { keys, now }: Operation,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(makeCode());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(
    [...codes].map((code) => ({
      userId,
      hash: keys.hash(RECOVERY_CODE, { userId, code }),
      madeAt: now,
    })),
  );
  return [...codes].map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Whether a code is valid, but was made within the time of one confirmation. */
export async function isNewRecoveryCode(
  tx: Queryable,
  { keys, now }: Operation,
  userId: string,
  code: string,
): Promise<boolean> {
  if (plainCode(code).length !== LENGTH) return false;
  const since = new Date(now.getTime() - NEW_MS);
  const found = await tx
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(isCode(keys, userId, code), gt(recoveryCodes.madeAt, since)));
  return found.length > 0;
}

/** Uses a code; false if the user has no such valid code. */
export async function spendRecoveryCode(
  tx: Queryable,
  keys: Keyring,
  userId: string,
  code: string,
): Promise<boolean> {
  if (plainCode(code).length !== LENGTH) return false;
  const used = await tx
    .delete(recoveryCodes)
    .where(isCode(keys, userId, code))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

const isCode = (keys: Keyring, userId: string, code: string) =>
  and(
    eq(recoveryCodes.userId, userId),
    inArray(recoveryCodes.hash, hashesOf(keys, { userId, code })),
  );

const makeCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
