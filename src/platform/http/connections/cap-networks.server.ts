import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { ConnectionLimits } from './limits.server.ts';
import { PerNetwork } from './per-network.server.ts';

/** Closes connections beyond what one network may have, and calls `onRefused` for each. */
export function capNetworks(
  server: Server,
  { mostOfNetwork, isShared }: Pick<ConnectionLimits, 'mostOfNetwork' | 'isShared'>,
  onRefused: () => void,
): void {
  const open = new PerNetwork(mostOfNetwork, isShared);
  server.on('connection', (socket) => {
    const leave = open.enter(socket.remoteAddress);
    if (leave) {
      socket.once('close', leave);
      return;
    }
    onRefused();
    socket.destroy();
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

/** Addresses of this machine: a connection from them comes from a proxy. */
export const THIS_MACHINE = ['127.0.0.0/8', '::1'];
