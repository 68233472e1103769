import { hkdfSync, scrypt as scryptWithCallback } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptWithCallback);

/** 64 MB and some 0.2 s for each guess of a passphrase. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
export const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** A passphrase that fits no backup, or a changed backup. */
export class WrongPassphrase extends Error {}

/** The key that a passphrase and a salt make. */
export const keyOfPassphrase = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST);

/** A key for one purpose, which says nothing about those for others. */
export const keyFor = (purpose: string, key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
