import ipaddr from 'ipaddr.js';
import { parseAddress } from '../network.server.ts';

/** Public by its range, but answered by the host of the machine: Azure's service for virtual machines. */
const SERVICES_OF_HOSTS = ['168.63.129.16'];
/** Only these are assigned to networks of the Internet; translation prefixes are outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public Internet. False for private, local, shared, reserved,
 * multicast and translated addresses, and for any text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed?.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6);
  return !SERVICES_OF_HOSTS.includes(parsed.toString());
}
