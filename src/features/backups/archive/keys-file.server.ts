import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { decrypt, encrypt } from '../../../platform/encryption/aes-gcm.server.ts';
import { keyOfPassphrase, SALT_BYTES, WrongPassphrase } from './passphrase-key.server.ts';

const CONTEXT = 'ufuk backup keys 1';

/** The keys without which the encrypted data of a backup cannot be read. */
const Keys = z.object({
  /** As in `FIELD_KEYS`. */
  fieldKeys: z.string(),
  /** In base64. */
  secretKey: z.string(),
});
export type BackupKeys = z.infer<typeof Keys>;

/** The bytes of the keys' file: salt, then AES-256-GCM under a key that scrypt makes of the passphrase. */
export async function sealKeys(keys: BackupKeys, passphrase: string): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOfPassphrase(passphrase, salt);
  return Buffer.concat([salt, encrypt(key, CONTEXT, JSON.stringify(keys))]);
}

/** Throws {@link WrongPassphrase}. */
export async function openKeys(bytes: Buffer, passphrase: string): Promise<BackupKeys> {
  const salt = bytes.subarray(0, SALT_BYTES);
  const key = await keyOfPassphrase(passphrase, salt);
  try {
    const plain = decrypt(key, CONTEXT, bytes.subarray(SALT_BYTES));
    return Keys.parse(JSON.parse(plain.toString()));
  } catch {
    throw new WrongPassphrase('the passphrase is wrong, or the file with the keys was changed.');
  }
}
