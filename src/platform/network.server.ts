import ipaddr from 'ipaddr.js';

/** Whether a URL's host is this very machine: nobody else is on the way there. */
export const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The networks that an address lies in, as far as one customer of a provider is handed them. */
export interface Networks {
  /** What one household or office has: an IPv4 address, or 64 bits of an IPv6 one. */
  network: string;
  /** What one customer may be handed in pieces of 64 bits; null for IPv4. */
  block: string | null;
}

/** An IPv4 address also where it is written as an IPv6 one (`::ffff:192.0.2.7`); null: no address. */
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (address.includes(':')) return ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : null;
  // The library also reads "127.1" and "0x7f000001", which are no addresses of a socket or a proxy.
  return ipaddr.IPv4.isValidFourPartDecimal(address) ? ipaddr.IPv4.parse(address) : null;
}

/** An IPv4 address as people know it, however the socket writes it; any other text as it is. */
export function plainAddress(address: string): string {
  // Most are plain already, and this is called for every request.
  if (!address.includes(':')) return address;
  const parsed = parseAddress(address);
  return parsed?.kind() === 'ipv4' ? parsed.toString() : address;
}

/** A text that is no address is a network by itself. */
export function networksOf(address: string): Networks {
  const parsed = parseAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { network: String(parsed ?? address), block: null };
  const groups = parsed.parts.map((group) => group.toString(16));
  return {
    network: `${groups.slice(0, 4).join(':')}::/64`,
    block: `${groups.slice(0, 3).join(':')}::/48`,
  };
}
