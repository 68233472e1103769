import { createHmac } from 'node:crypto';
import { hashedField, KeyedHash } from '../../../platform/encryption/fields.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { compactCode } from '../../../platform/pasted-text.ts';

interface OwnedCode {
  userId: string;
  code: string;
}

const textOf = ({ userId, code }: OwnedCode) => `${userId}/${plainCode(code)}`;

/** Without the key, no one can test codes against the table. */
export const RECOVERY_CODE = hashedField('recovery_codes.hash', textOf);

type CodeHash = KeyedHash<typeof RECOVERY_CODE.name>;

/**
 * The original form of a code: without spaces and dashes, in capitals, with misread letters
 * corrected.
 */
export const plainCode = (typed: string): string =>
  compactCode(typed).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

const VERSION_BYTES = 2;

/** All hashes under which this code may be stored. */
export const hashesOf = (keys: Keyring, owned: OwnedCode): CodeHash[] => [
  keys.hash(RECOVERY_CODE, owned),
  ...keys.versions.map((version) => oldHash(keys, version, owned)),
];

/**
 * The hash of a code from the time before the key for hashes existed: the version of the field key,
 * then the hash with a key derived from it. Such codes remain valid until they are used or
 * replaced.
 */
function oldHash(keys: Keyring, version: number, owned: OwnedCode): CodeHash {
  const head = Buffer.alloc(VERSION_BYTES);
  head.writeUInt16BE(version);
  const hmac = createHmac('sha256', keys.derive('recovery-codes', version));
  return new KeyedHash(Buffer.concat([head, hmac.update(textOf(owned)).digest()]));
}
