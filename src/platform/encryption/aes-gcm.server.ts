import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyObjectOf } from './key-object.server.ts';

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
