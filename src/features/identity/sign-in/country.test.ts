import { expect, it } from 'vitest';
import { findCountry } from './own-sessions.server.ts';

it.each([
  ['78.160.0.1', 'TR'],
  ['::ffff:78.160.0.1', 'TR'],
  ['2a02:e0::1', 'TR'],
])('the country of %s is %s', async (address, country) => {
  expect(await findCountry(address)).toBe(country);
});

it.each([
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.1.1',
  '172.31.0.1',
  '192.0.2.1',
  '192.168.1.20',
  '::ffff:10.1.2.3',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '255.255.255.255',
  '::1',
  '64:ff9b::808:808',
  '2001:db8::1',
  'fd12::1',
  'fe80::1%eth0',
  'ff02::1',
  '',
  'unknown',
])('a local or reserved network, or no address, has no country: "%s"', async (address) => {
  expect(await findCountry(address)).toBeNull();
});
