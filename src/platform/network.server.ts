import { isIPv4, isIPv6 } from 'node:net';

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

/** An IPv4 address as people know it, however the socket writes it. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function networksOf(address: string): Networks {
  const plain = plainAddress(address.split('%', 1)[0] ?? '');
  if (isIPv4(plain) || !isIPv6(plain)) return { network: plain, block: null };
  const groups = groupsOf(plain);
  return {
    network: `${groups.slice(0, 4).join(':')}::/64`,
    block: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}
