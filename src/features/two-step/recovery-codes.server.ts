import { createHmac, randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { FieldKeys } from '../../platform/encryption/field-keys.server.ts';
import { recoveryCodes } from './tables.server.ts';

const HOW_MANY = 10;
/** Crockford's: none is taken for another one when it is read off paper. 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const VERSION_BYTES = 2;

/** Gives a person new codes, each good once; those of before are dead. They are kept as hashes. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  keys: FieldKeys,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(makeCode());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ userId, hash: hashOf(keys, keys.newest, userId, code) })));
  return [...codes].map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code up; false when it is none of this person's that is still good. */
export async function spendRecoveryCode(
  tx: Queryable,
  keys: FieldKeys,
  userId: string,
  code: string,
): Promise<boolean> {
  const plain = plainCode(code);
  if (plain.length !== LENGTH) return false;
  const rows = await tx
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  // Codes outlive a change of keys: each is asked for under the key it was written with.
  const versions = [...new Set(rows.map(({ hash }) => hash.readUInt16BE(0)))];
  const hashes = versions.map((version) => hashOf(keys, version, userId, plain));
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.hash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

const makeCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** As it was made: without blanks and dashes, in capitals, mistaken letters set right. */
const plainCode = (typed: string) =>
  typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Version of the key, then the keyed hash: without the key nobody can try codes on the table. */
function hashOf(keys: FieldKeys, version: number, userId: string, plain: string): Buffer {
  const head = Buffer.alloc(VERSION_BYTES);
  head.writeUInt16BE(version);
  const hmac = createHmac('sha256', keys.derive('recovery-codes', version));
  return Buffer.concat([head, hmac.update(`${userId}/${plain}`).digest()]);
}
