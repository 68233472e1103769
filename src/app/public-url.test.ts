import { expect, it } from 'vitest';
import { publicUrlOf, publicUrlWarning } from './start.server.ts';

it('an address that visitors cannot open is never the public one, and a warning is logged', () => {
  for (const host of ['0.0.0.0', '::']) {
    const settings = { publicUrl: null, host, port: 3000 };
    expect(publicUrlOf(settings)).toBe('http://localhost:3000');
    expect(publicUrlWarning(settings)).toContain('Set PUBLIC_URL to the address visitors use.');
    const named = { ...settings, publicUrl: 'https://ufuk.example' };
    expect(publicUrlOf(named)).toBe('https://ufuk.example');
    expect(publicUrlWarning(named)).toBeNull();
  }
});

it('without PUBLIC_URL the address is that of HOST', () => {
  expect(publicUrlOf({ publicUrl: null, host: '192.0.2.1', port: 80 })).toBe('http://192.0.2.1:80');
  expect(publicUrlOf({ publicUrl: null, host: '::1', port: 80 })).toBe('http://[::1]:80');
  expect(publicUrlWarning({ publicUrl: null, host: '127.0.0.1', port: 80 })).toBeNull();
});
