import type { Store } from '../../../platform/storage/store.server.ts';
import { type ReadManifest, readManifest } from './find-backups.server.ts';
import { WrongPassphrase } from './passphrase-key.server.ts';
import { isSignedBy } from './signature.server.ts';

export interface Trust {
  passphrase: string | null;
  /** A backup that nobody can have signed, or whose signature cannot be checked, is accepted. */
  isUnchecked: boolean;
}

export interface TrustedBackup extends ReadManifest {
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
