import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import { plainAddress } from '../../platform/network.server.ts';

/**
 * Merged from the lists of the five internet registries: data of the Number Resource Organization
 * (nro.net) under CC BY 4.0, which asks to be named. No address leaves this machine.
 */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Network = { country_code?: string };
let registry: Promise<Reader<never>> | undefined;

/** Opened by the first question, since it holds 8 MB from then on. */
const openRegistry = async (): Promise<Reader<never>> =>
  new Reader(await readFile(createRequire(import.meta.url).resolve(FILE)));

/** Local and reserved networks belong to no country, whatever the lists say of them. */
const nowhere = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nowhere.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(network, bits, 'ipv6');

/** ISO 3166-1 alpha-2; null when nobody knows. */
export async function findCountry(address: string): Promise<string | null> {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 0 || nowhere.check(plain, family === 4 ? 'ipv4' : 'ipv6')) return null;
  registry ??= openRegistry();
  const network = (await registry).get(plain) as Network | null;
  return network?.country_code ?? null;
}
