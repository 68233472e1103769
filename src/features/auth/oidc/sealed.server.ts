import type { FieldKeys } from '../../../platform/encryption/field-keys.server.ts';

/** A value for a cookie that its browser can neither read nor change, good for one purpose and a while. */
export function seal(keys: FieldKeys, purpose: string, value: object, endsAt: Date): string {
  const text = JSON.stringify({ ...value, endsAt: endsAt.getTime() });
  return keys.encrypt(text, `cookie/${purpose}`).toString('base64url');
}

/** Null for what we did not seal for this purpose, and for what has ended. */
export function unseal<T extends object>(
  keys: FieldKeys,
  purpose: string,
  sealed: string | undefined,
  now: Date,
): T | null {
  try {
    const bytes = Buffer.from(sealed ?? '', 'base64url');
    const value = JSON.parse(keys.decrypt(bytes, `cookie/${purpose}`));
    return value.endsAt > now.getTime() ? value : null;
  } catch {
    return null;
  }
}
