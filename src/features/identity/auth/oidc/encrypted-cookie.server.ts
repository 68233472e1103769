import type { Keyring } from '../../../../platform/encryption/keyring.server.ts';

/**
 * A cookie value that the browser can neither read nor change, for one purpose and until `endsAt`.
 */
export function encryptCookie(keys: Keyring, purpose: string, value: object, endsAt: Date): string {
  const text = JSON.stringify({ ...value, endsAt: endsAt.getTime() });
  return keys.encryptTemporary(`cookie/${purpose}`, text).toString('base64url');
}

/** Null if the value has expired or was not encrypted by us for this purpose. */
export function decryptCookie<T extends object>(
  keys: Keyring,
  purpose: string,
  encrypted: string | undefined,
  now: Date,
): T | null {
  try {
    const bytes = Buffer.from(encrypted ?? '', 'base64url');
    const value = JSON.parse(keys.decryptTemporary(`cookie/${purpose}`, bytes));
    return value.endsAt > now.getTime() ? value : null;
  } catch {
    return null;
  }
}
