import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Version of the key, nonce and tag stand before what is encrypted. */
const HEAD_BYTES = 2 + IV_BYTES + TAG_BYTES;

/**
 * Versioned keys that are not in the database. What is written is encrypted with the newest; older
 * ones still open what was written with them. AES-256-GCM; `context` names table, row and field, so
 * that a ciphertext moved to another row does not open.
 */
export class FieldKeys {
  readonly newest: number;
  readonly #keys: Map<number, Buffer>;
  /** A handful of purposes, each asked for with nearly every sign-in. */
  readonly #derived = new Map<string, Buffer>();

  /** Versions are 1 to 65535, keys 32 bytes. */
  constructor(keys: Map<number, Buffer>) {
    if (keys.size === 0) throw new Error('There is no key for sensitive fields.');
    for (const key of keys.values())
      if (key.length !== KEY_BYTES) throw new Error(`A field key has ${KEY_BYTES} bytes.`);
    this.#keys = keys;
    this.newest = Math.max(...keys.keys());
  }

  encrypt(text: string, context: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.newest), iv);
    cipher.setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const version = Buffer.alloc(2);
    version.writeUInt16BE(this.newest);
    return Buffer.concat([version, iv, cipher.getAuthTag(), body]);
  }

  /** Throws when the bytes were changed, moved, or encrypted with a key we do not have. */
  decrypt(bytes: Buffer, context: string): string {
    const tagAt = 2 + IV_BYTES;
    const decipher = createDecipheriv(
      'aes-256-gcm',
      this.#key(bytes.readUInt16BE(0)),
      bytes.subarray(2, tagAt),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(tagAt, HEAD_BYTES));
    return decipher.update(bytes.subarray(HEAD_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  /** A key for one purpose (signing, keyed hashes), 32 bytes, from the key of a version. */
  derive(purpose: string, version = this.newest): Buffer {
    const name = `${version} ${purpose}`;
    let key = this.#derived.get(name);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.#key(version), '', purpose, KEY_BYTES));
      this.#derived.set(name, key);
    }
    return key;
  }

  #key(version: number): Buffer {
    const key = this.#keys.get(version);
    if (!key) throw new Error(`The field key of version ${version} is missing.`);
    return key;
  }
}

/** `1:base64,2:base64`; null when it is none. */
export function parseFieldKeys(text: string): Map<number, Buffer> | null {
  const keys = new Map<number, Buffer>();
  for (const part of text.trim().split(/[\s,]+/)) {
    const match = /^(\d{1,5}):([\w+/=-]+)$/.exec(part);
    const version = Number(match?.[1]);
    const key = Buffer.from(match?.[2] ?? '', 'base64');
    if (!(version >= 1 && version <= 65535) || key.length !== KEY_BYTES || keys.has(version))
      return null;
    keys.set(version, key);
  }
  return keys;
}

export const newFieldKeys = () => `1:${randomBytes(KEY_BYTES).toString('base64')}\n`;
