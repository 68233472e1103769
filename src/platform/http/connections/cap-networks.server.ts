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

/** Counts something by network, up to a limit for each network. */
export class PerNetwork {
  readonly #most: number;
  readonly #isShared: (address: string) => boolean;
  readonly #counts = new Map<string, number>();

  /** @param isShared addresses that many users share and that are not limited. */
  constructor(most: number, isShared: (address: string) => boolean) {
    this.#most = most;
    this.#isShared = isShared;
  }

  /**
   * Counts one more for the network of this address, until the returned function is called once.
   * Null: the limit is reached.
   */
  enter(address: string | undefined): (() => void) | null {
    const plain = plainAddress(address ?? '');
    if (this.#isShared(plain)) return () => {};
    const { network } = networksOf(plain);
    const before = this.#counts.get(network) ?? 0;
    if (before >= this.#most) return null;
    this.#counts.set(network, before + 1);
    return () => this.#leave(network);
  }

  #leave(network: string): void {
    const now = (this.#counts.get(network) ?? 1) - 1;
    if (now === 0) this.#counts.delete(network);
    else this.#counts.set(network, now);
  }
}
