import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyObjectOf } from './encryption/aes-gcm.server.ts';

const SIGNATURE_BYTES = 32;

/**
 * A signed token for a name: base64url of the bytes of the name and of their HMAC-SHA-256 (32
 * bytes) with the installation's key, for one purpose. It can be computed again from the name, so
 * no secret is stored.
 */
export const signToken = (key: Buffer, purpose: string, name: Buffer): string =>
  Buffer.concat([name, signatureOf(key, purpose, name)]).toString('base64url');

/** The name, which has `nameBytes` bytes; null for anything that this installation did not sign. */
export function readToken(
  key: Buffer,
  purpose: string,
  nameBytes: number,
  token: string,
): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== nameBytes + SIGNATURE_BYTES || bytes.toString('base64url') !== token)
    return null;
  const name = bytes.subarray(0, nameBytes);
  return timingSafeEqual(bytes.subarray(nameBytes), signatureOf(key, purpose, name)) ? name : null;
}

const signatureOf = (key: Buffer, purpose: string, name: Buffer) =>
  createHmac('sha256', keyObjectOf(key)).update(purpose).update(name).digest();

/** A UUID as its 16 bytes. */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** The UUID that is in the first 16 bytes. */
export const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
