import { createHmac } from 'node:crypto';
import { hashedField, KeyedHash } from '../../../platform/encryption/hashed-field.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';

export interface OwnedCode {
  userId: string;
  code: string;
}

const textOf = ({ userId, code }: OwnedCode) => `${userId}/${plainCode(code)}`;

/** Without the key nobody can try codes on the table. */
export const RECOVERY_CODE = hashedField('recovery_codes.hash', textOf);

type CodeHash = KeyedHash<typeof RECOVERY_CODE.name>;

/** As it was made: without blanks and dashes, in capitals, mistaken letters corrected. */
export const plainCode = (typed: string): string =>
  typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const VERSION_BYTES = 2;

/** Every hash under which this code may be stored. */
export const hashesOf = (keys: Keyring, owned: OwnedCode): CodeHash[] => [
  keys.hash(RECOVERY_CODE, owned),
  ...keys.versions.map((version) => oldHash(keys, version, owned)),
];

/**
 * The hash of a code that was made before there was a key for hashes: the version of the field key,
 * then the hash with a key derived from that. Such codes stay good until they are used or replaced.
 */
function oldHash(keys: Keyring, version: number, owned: OwnedCode): CodeHash {
  const head = Buffer.alloc(VERSION_BYTES);
  head.writeUInt16BE(version);
  const hmac = createHmac('sha256', keys.derive('recovery-codes', version));
  return new KeyedHash(Buffer.concat([head, hmac.update(textOf(owned)).digest()]));
}
