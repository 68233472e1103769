import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ApiError, rawError, ShownError } from './api-error.ts';

it.each([
  ['a reply without a message', { status: 502, body: null }, 'HTTP 502'],
  ['its request', { status: 500, body: {}, requestId: 'abc-1' }, 'HTTP 500, abc-1'],
  ['a message of the server', { status: 500, body: { message: 'Kapanıyor.' } }, undefined],
  ['no reply', { status: 0, body: null }, undefined],
])('the raw error of %s', (_, reply, raw) => {
  expect(rawError(new ApiError(reply, 'x'))).toBe(raw);
});

it('is that of the program for an error that no user should read', () => {
  expect(rawError(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(rawError(new ShownError('Dosya çok büyük.'))).toBeUndefined();
});

it('has no token, and is short', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0';
  expect(rawError(new Error(`Failed: Bearer ${token}`))).toBe('Error: Failed: Bearer …');
  expect(rawError(new Error('a b '.repeat(200)))).toHaveLength(300);
});

it('no page of the dashboard shows an error without asking whether its words are for users', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('**/dashboard/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  // What react-hook-form has as an error of a field was written for users.
  const shown = files.filter((file) =>
    /toast\.error\((\w+\.)?message\)|(?<!\$)\{(?!fieldState)(\w+\.)?[eE]rror\??\.message\}/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(shown).toEqual([]);
});
