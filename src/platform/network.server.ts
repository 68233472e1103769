import ipaddr from 'ipaddr.js';

/** Whether a URL's host is this machine, so that the data does not go over a network. */
export const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The networks of an address, as providers assign them to one customer. */
export interface Networks {
  /** Usually one household or office: an IPv4 address, or 64 bits of an IPv6 one. */
  network: string;
  /** The largest usual network of one customer, which contains many networks of 64 bits; null for IPv4. */
  block: string | null;
}

/** An IPv4 address in IPv6 notation (`::ffff:192.0.2.7`) is returned as IPv4; null: no address. */
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (address.includes(':')) return ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : null;
  // The library also accepts "127.1" and "0x7f000001", which no socket or proxy writes.
  return ipaddr.IPv4.isValidFourPartDecimal(address) ? ipaddr.IPv4.parse(address) : null;
}

/** An IPv4 address in its usual notation, even if the socket writes it as IPv6; any other text as it is. */
export function plainAddress(address: string): string {
  // A shortcut, since most addresses are plain already and this is called for every request.
  if (!address.includes(':')) return address;
  const parsed = parseAddress(address);
  return parsed?.kind() === 'ipv4' ? parsed.toString() : address;
}

/**
 * The IPv4 address within an IPv6 one: translated by NAT64, where all customers would share one network
 * of 64 bits, or of 6to4, where each has a block. Null: there is none.
 */
function embeddedIPv4(address: ipaddr.IPv6): string | null {
  const range = address.range();
  const bytes = address.toByteArray();
  if (range === 'rfc6052') return bytes.slice(12).join('.');
  return range === '6to4' ? bytes.slice(2, 6).join('.') : null;
}

/** `192.0.2.7:51234`, `[2001:db8::5]` and `[2001:db8::5]:51234`, as some proxies forward addresses. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * All texts that are no address are one network: a proxy may forward what its clients invent, and each
 * invented text would have limits of its own.
 */
export function networksOf(address: string): Networks {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  const parsed = parseAddress(ipv6 ?? ipv4 ?? address);
  if (!(parsed instanceof ipaddr.IPv6)) return { network: String(parsed ?? ''), block: null };
  const within = embeddedIPv4(parsed);
  if (within !== null) return { network: within, block: null };
  const groups = parsed.parts.map((group) => group.toString(16));
  return {
    network: `${groups.slice(0, 4).join(':')}::/64`,
    block: `${groups.slice(0, 3).join(':')}::/48`,
  };
}
