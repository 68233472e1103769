import { networksOf, plainAddress } from '../../network.server.ts';

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
