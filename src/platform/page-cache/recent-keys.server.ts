import { crc32 } from 'node:zlib';

/** About as many as a cache has values. */
const PLACES = 4096;

/**
 * Remembers in 16 KB which keys were requested last. Of four billion pairs of keys, one pair has the same checksum
 * and is taken for the same key.
 */
export class RecentKeys {
  readonly #checksums = new Uint32Array(PLACES);

  /** Whether the key was added before and no other key has taken its place since; adds it. */
  add(key: string): boolean {
    const checksum = crc32(key);
    const place = checksum % PLACES;
    const isKnown = this.#checksums[place] === checksum;
    this.#checksums[place] = checksum;
    return isKnown;
  }
}
