import { hkdfSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testFieldKeys, testKeyring } from '../../../tests/harness/keys.ts';
import { deriveKey } from './aes-gcm.server.ts';
import { FieldKeys, newFieldKeys, parseFieldKeys } from './field-keys.server.ts';

const first = randomBytes(32);
const keys = new FieldKeys(new Map([[1, first]]));
const both = new FieldKeys(
  new Map([
    [1, first],
    [2, randomBytes(32)],
  ]),
);

it('a ciphertext can be decrypted only in its own context', () => {
  const bytes = keys.encrypt(1, 'here', '10000000146');
  expect(bytes.toString('latin1')).not.toContain('10000000146');
  expect(String(keys.decrypt('here', bytes))).toBe('10000000146');
  expect(() => keys.decrypt('there', bytes)).toThrow();
});

it('a changed byte and a missing end are detected', () => {
  const bytes = keys.encrypt(1, 'x', 'not');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    expect(() => keys.decrypt('x', changed)).toThrow();
    expect(() => keys.decrypt('x', bytes.subarray(0, at))).toThrow();
  }
});

it('an older version can still be decrypted, and the error names a missing one', () => {
  expect(String(both.decrypt('x', keys.encrypt(1, 'x', 'eski')))).toBe('eski');
  expect(() => keys.decrypt('x', both.encrypt(2, 'x', 'yeni'))).toThrow(
    'Version 2 is missing in FIELD_KEYS.',
  );
});

it('keys for single purposes are derived with HKDF, the same as in earlier versions', () => {
  const expected = Buffer.from(hkdfSync('sha256', first, '', 'audit-chain', 32));
  expect(deriveKey(keys.seed(1), 'audit-chain')).toEqual(expected);
  // Computed by commit 3293836 with the same field key.
  expect(testKeyring(1).derive('device').toString('hex')).toBe(
    'cd4dc518d7a02bf520eda0a374883594996345e3f62c5a52e74940e793eb6121',
  );
});

it('the check value of a key is stable and different for each key', () => {
  expect(keys.checkValue(1)).toEqual(both.checkValue(1));
  expect(both.checkValue(2)).not.toEqual(both.checkValue(1));
  expect(keys.checkValue(1)).not.toEqual(keys.seed(1));
});

it('JSON contains no key', () => {
  const held = testFieldKeys(1);
  const shown = JSON.stringify([held, testKeyring(1)]);
  expect(shown).not.toMatch(/CAgI|080808|8,8,8/);
});

it.each(['', '1', '1:abc', `0:${first.toString('base64')}`, `x:${first.toString('base64')}`])(
  '%j is not a valid set of keys',
  (text) => expect(parseFieldKeys(text)).toBeNull(),
);
it('a new key can be added to the file as a line', () => {
  const file = newFieldKeys() + newFieldKeys().replace('1:', '2:');
  expect([...(parseFieldKeys(file)?.keys() ?? [])]).toEqual([1, 2]);
});
