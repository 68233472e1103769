import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const objects = new WeakMap<Buffer, KeyObject>();

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a random nonce: nonce, tag, ciphertext. `context` names the place of the
 * ciphertext; it is authenticated and not stored.
 */
export function encrypt(key: Buffer, context: string, plain: Buffer | string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(key), iv);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws if the bytes were changed, cut off, moved to another context or encrypted with another key. */
export function decrypt(key: Buffer, context: string, bytes: Buffer): Buffer {
  const bodyAt = IV_BYTES + TAG_BYTES;
  if (bytes.length < bodyAt) throw new Error('The ciphertext is incomplete.');
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(key), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, bodyAt));
  return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]);
}

/**
 * A key of 32 bytes for one purpose. This is HKDF-Expand (RFC 5869) for one block; node:crypto has it
 * only together with HKDF-Extract, whose result is our seed.
 */
export const deriveKey = (seed: Buffer, purpose: string): Buffer =>
  createHmac('sha256', keyObjectOf(seed)).update(purpose).update(Buffer.of(1)).digest();

/**
 * The key as node:crypto uses it. With the bytes themselves every encryption and every HMAC takes 20 µs
 * longer. The bytes must not be changed afterwards.
 */
export function keyObjectOf(key: Buffer): KeyObject {
  const known = objects.get(key);
  if (known) return known;
  const object = createSecretKey(key);
  objects.set(key, object);
  return object;
}
