import { createHmac, randomBytes } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './aes-gcm.server.ts';

/** Keys that are missing or do not fit the database; the message is for the operator and contains no key. */
export class WrongKeys extends Error {}

const KEY_BYTES = 32;
const VERSION_BYTES = 2;

/**
 * The keys of `FIELD_KEYS`, by version. They are not in the database. They encrypt only other keys:
 * those of records and of the installation.
 */
export class FieldKeys {
  /** The origin of the keys, for messages: the variable or the path of the file. */
  readonly source: string;
  readonly #keys: Map<number, Buffer>;

  /** Versions are 1 to 65535, keys 32 bytes. */
  constructor(keys: Map<number, Buffer>, source = 'FIELD_KEYS') {
    if (keys.size === 0) throw new Error('There is no key for sensitive fields.');
    for (const key of keys.values())
      if (key.length !== KEY_BYTES) throw new Error(`A field key has ${KEY_BYTES} bytes.`);
    this.#keys = keys;
    this.source = source;
  }

  /** In ascending order. */
  get versions(): number[] {
    return [...this.#keys.keys()].sort((a, b) => a - b);
  }

  get highest(): number {
    return Math.max(...this.#keys.keys());
  }

  has(version: number): boolean {
    return this.#keys.has(version);
  }

  /** As in `FIELD_KEYS`, for a backup that encrypts them. Nothing else may have them. */
  text(): string {
    return [...this.#keys]
      .map(([version, key]) => `${version}:${key.toString('base64')}`)
      .join(',');
  }

  /** The first two bytes of the result are the version. */
  encrypt(version: number, context: string, plain: Buffer | string): Buffer {
    const head = Buffer.alloc(VERSION_BYTES);
    head.writeUInt16BE(version);
    return Buffer.concat([head, encrypt(this.#key(version), context, plain)]);
  }

  /**
   * Throws if the bytes were changed or moved.
   * @throws {WrongKeys} if they were encrypted with a version that is missing
   */
  decrypt(context: string, bytes: Buffer): Buffer {
    if (bytes.length < VERSION_BYTES) throw new Error('The ciphertext is incomplete.');
    const key = this.#key(bytes.readUInt16BE(0));
    return decrypt(key, context, bytes.subarray(VERSION_BYTES));
  }

  /**
   * The seed from which the keys for single purposes are derived. The field key cannot be computed from
   * it, so it can be stored, encrypted with a newer version, after this version has been removed.
   */
  seed(version: number): Buffer {
    return createHmac('sha256', '').update(this.#key(version)).digest();
  }

  /** A value to check that a key is the same as before. Nothing else can be computed from it. */
  checkValue(version: number): Buffer {
    return deriveKey(this.seed(version), 'field-key-check');
  }

  #key(version: number): Buffer {
    const key = this.#keys.get(version);
    if (!key) throw new WrongKeys(`Version ${version} is missing in ${this.source}.`);
    return key;
  }
}

/** `1:base64,2:base64`, separated by commas, spaces or lines; null for anything else. */
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
