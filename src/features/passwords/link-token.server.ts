import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What stands in a letter's link: base64url of 16 bytes id of the link's row and 32 bytes HMAC-SHA-256
 * with the installation's key. It can be made again from the row, so nothing secret is stored.
 */
export function makeLinkToken(key: Buffer, id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, sign(key, name)]).toString('base64url');
}

/** The id of the link's row; null for anything that this installation did not sign. */
export function readLinkToken(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 48 || bytes.toString('base64url') !== token) return null;
  const name = bytes.subarray(0, 16);
  if (!timingSafeEqual(bytes.subarray(16), sign(key, name))) return null;
  return name.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = (key: Buffer, name: Buffer) =>
  createHmac('sha256', key).update('password-link').update(name).digest();
