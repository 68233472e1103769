import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Reader } from 'mmdb-lib';
import { parseAddress } from '../../../platform/network.server.ts';

/**
 * Merged from the lists of the five internet registries: data of the Number Resource Organization
 * (nro.net) under CC BY 4.0, which requires attribution. No address is sent to another machine.
 */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Network = { country_code?: string };
let registry: Promise<Reader<never>> | undefined;

/** Opened at the first lookup, because it uses 8 MB of memory from then on. */
const openRegistry = async (): Promise<Reader<never>> =>
  new Reader(await readFile(createRequire(import.meta.url).resolve(FILE)));

/** ISO 3166-1 alpha-2; null if the country is unknown. */
export async function findCountry(address: string): Promise<string | null> {
  const parsed = parseAddress(address);
  // Local and reserved networks belong to no country, whatever the lists contain.
  if (parsed?.range() !== 'unicast') return null;
  registry ??= openRegistry();
  const network = (await registry).get(parsed.toString()) as Network | null;
  return network?.country_code ?? null;
}
