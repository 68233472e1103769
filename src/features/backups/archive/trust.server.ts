import {
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { decrypt, encrypt } from '../../../platform/encryption/aes-gcm.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { type ReadManifest, readManifest, type StoredManifest } from './manifest.server.ts';

const KEYS_CONTEXT = 'ufuk backup keys 1';

/** The keys without which the encrypted data of a backup cannot be read. */
const Keys = z.object({
  /** As in `FIELD_KEYS`. */
  fieldKeys: z.string(),
  /** In base64. */
  secretKey: z.string(),
});

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptWithCallback);

/** 64 MB and some 0.2 s for each guess of a passphrase. */
const PASSPHRASE_COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** A passphrase that fits no backup, or a changed backup. */
class WrongPassphrase extends Error {}

interface Trust {
  passphrase: string | null;
  /** A backup that nobody can have signed, or whose signature cannot be checked, is accepted. */
  isUnchecked: boolean;
}

interface TrustedBackup extends ReadManifest {
  /** What cannot be checked, in a sentence for the operator; null: everything can. */
  doubt: string | null;
}

/**
 * The manifest of a backup, if it was written by somebody who knows the passphrase. Throws an error with
 * a sentence for the operator.
 */
export async function readTrusted(
  store: Store,
  name: string,
  { passphrase, isUnchecked }: Trust,
): Promise<TrustedBackup> {
  const read = await readManifest(store, name);
  const unsigned = whyUnsigned(name, read, passphrase);
  if (!unsigned) {
    await requireSigned(name, read, passphrase);
    return { ...read, doubt: null };
  }
  if (unsigned.isNormal || isUnchecked) return { ...read, doubt: unsigned.says };
  throw new Error(`${unsigned.says} --unchecked restores it nevertheless.`);
}

/** Why the signature says nothing; null if it can be checked. */
function whyUnsigned(
  name: string,
  { signed, isOld, keysFile }: ReadManifest,
  passphrase: string | null,
): { says: string; isNormal: boolean } | null {
  if (isOld)
    return {
      says: `backup ${name} was made by an Ufuk that did not sign backups: it cannot be checked whether someone has changed it.`,
      isNormal: false,
    };
  if (signed && passphrase === null)
    return {
      says: `backup ${name} is signed, but BACKUP_PASSPHRASE is not set: it cannot be checked whether someone has changed it.`,
      isNormal: false,
    };
  if (signed) return null;
  if (keysFile !== null || passphrase !== null)
    return {
      says: `backup ${name} has no signature, as if it was made without BACKUP_PASSPHRASE${keysFile === null ? ', which is set here' : ', but it has keys'}: someone may have removed it.`,
      isNormal: false,
    };
  return {
    says: `backup ${name} was made without BACKUP_PASSPHRASE: damage is found, but not what someone has changed on purpose who can write to its place.`,
    isNormal: true,
  };
}

async function requireSigned(
  name: string,
  { signed }: ReadManifest,
  passphrase: string | null,
): Promise<void> {
  if (!signed || passphrase === null) return;
  if (!(await isSignedBy(passphrase, signed.signature, signed.text)))
    throw new WrongPassphrase(
      `the passphrase is wrong, or the manifest of backup ${name} was changed.`,
    );
}

type Signature = NonNullable<StoredManifest['signature']>;

const PURPOSE = 'ufuk backup manifest 1';

export async function sign(text: string, passphrase: string): Promise<Signature> {
  const salt = randomBytes(SALT_BYTES);
  const mac = await macOf(text, passphrase, salt);
  return { salt: salt.toString('base64'), mac: mac.toString('base64') };
}

/** Whether somebody who knew the passphrase has written this text. */
async function isSignedBy(
  passphrase: string,
  { salt, mac }: Signature,
  text: string,
): Promise<boolean> {
  const wanted = await macOf(text, passphrase, Buffer.from(salt, 'base64'));
  const given = Buffer.from(mac, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function macOf(text: string, passphrase: string, salt: Buffer): Promise<Buffer> {
  const key = keyFor(PURPOSE, await keyOfPassphrase(passphrase, salt));
  return createHmac('sha256', key).update(text).digest();
}

export type BackupKeys = z.infer<typeof Keys>;

/** The bytes of the keys' file: salt, then AES-256-GCM under a key that scrypt makes of the passphrase. */
export async function sealKeys(keys: BackupKeys, passphrase: string): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOfPassphrase(passphrase, salt);
  return Buffer.concat([salt, encrypt(key, KEYS_CONTEXT, JSON.stringify(keys))]);
}

/** Throws {@link WrongPassphrase}. */
export async function openKeys(bytes: Buffer, passphrase: string): Promise<BackupKeys> {
  const salt = bytes.subarray(0, SALT_BYTES);
  const key = await keyOfPassphrase(passphrase, salt);
  try {
    const plain = decrypt(key, KEYS_CONTEXT, bytes.subarray(SALT_BYTES));
    return Keys.parse(JSON.parse(plain.toString()));
  } catch {
    throw new WrongPassphrase('the passphrase is wrong, or the file with the keys was changed.');
  }
}

/** The key that a passphrase and a salt make. */
const keyOfPassphrase = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, PASSPHRASE_COST);

/** A key for one purpose, which says nothing about those for others. */
const keyFor = (purpose: string, key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
