import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { FieldKeys, newFieldKeys, parseFieldKeys } from './field-keys.server.ts';

const first = randomBytes(32);
const keys = new FieldKeys(new Map([[1, first]]));

it('what is encrypted opens only in its own place', () => {
  const bytes = keys.encrypt('10000000146', 'applications/1/tcKimlikNo');
  expect(bytes.toString('latin1')).not.toContain('10000000146');
  expect(keys.decrypt(bytes, 'applications/1/tcKimlikNo')).toBe('10000000146');
  expect(() => keys.decrypt(bytes, 'applications/2/tcKimlikNo')).toThrow();
});

it('a changed byte anywhere is noticed', () => {
  const bytes = keys.encrypt('not', 'x');
  for (let at = 2; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    expect(() => keys.decrypt(changed, 'x')).toThrow();
  }
});

it('an older key still opens what was written with it', () => {
  const both = new FieldKeys(
    new Map([
      [1, first],
      [2, randomBytes(32)],
    ]),
  );
  expect(both.decrypt(keys.encrypt('eski', 'x'), 'x')).toBe('eski');
  expect(() => keys.decrypt(both.encrypt('yeni', 'x'), 'x')).toThrow(/version 2/);
  expect(both.derive('a')).not.toEqual(both.derive('b'));
  expect(both.derive('a', 1)).toEqual(keys.derive('a'));
});

it.each(['', '1', '1:abc', '0:' + first.toString('base64'), 'x:' + first.toString('base64')])(
  '%j is no set of keys',
  (text) => expect(parseFieldKeys(text)).toBeNull(),
);
it('a made set of keys can be read', () => {
  expect(parseFieldKeys(newFieldKeys())?.size).toBe(1);
});
