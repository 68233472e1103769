import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { networksOf, plainAddress } from '../../network.server.ts';
import type { ConnectionLimits } from './limits.server.ts';

/** Closes connections beyond what one network may have, and calls `onRefused` for each. */
export function capNetworks(
  server: Server,
  { mostOfNetwork, isShared }: Pick<ConnectionLimits, 'mostOfNetwork' | 'isShared'>,
  onRefused: () => void,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isShared(address)) return;
    const { network } = networksOf(address);
    const before = open.get(network) ?? 0;
    if (before >= mostOfNetwork) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const now = (open.get(network) ?? 1) - 1;
      if (now === 0) open.delete(network);
      else open.set(network, now);
    });
  });
}

/** Whether an address is one of these: addresses, or networks such as 10.0.0.0/8. */
export function addressMatcher(networks: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Addresses of this machine: a proxy here, and never a stranger. */
export const THIS_MACHINE = ['127.0.0.0/8', '::1'];
