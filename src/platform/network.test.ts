import { expect, it } from 'vitest';
import { networksOf, plainAddress } from './network.server.ts';

it.each([
  ['192.0.2.7', '192.0.2.7', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['::FFFF:c000:207', '192.0.2.7', null],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:0DB8:0000:0001:ffff::5', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['64:ff9b::192.0.2.7', '192.0.2.7', null],
  ['64:ff9b::192.0.2.8', '192.0.2.8', null],
  ['2002:c000:207:1::5', '192.0.2.7', null],
  ['2002:c000:207:2::5', '192.0.2.7', null],
  // Some proxies forward the port too, which differs for each connection.
  ['192.0.2.7:51234', '192.0.2.7', null],
  ['[2001:db8:0:1::5]:51234', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['[2001:db8:0:1::5]', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  // Texts that are not addresses: all are one network, because anybody can invent more of them.
  ['', '', null],
  ['unknown', '', null],
  ['127.1', '', null],
  ['0x7f000001', '', null],
  ['256.0.0.1', '', null],
  ['256.0.0.1:80', '', null],
  ['[192.0.2.7', '', null],
  ['1::2::3', '', null],
])('the network of "%s" is "%s"', (address, network, block) => {
  expect(networksOf(address)).toEqual({ network, block });
});

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['::ffff:nonsense', '::ffff:nonsense'],
])('"%s" is written as "%s"', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
