import { crc32 } from 'node:zlib';

/** More than the pages that the cache has room for. A power of two. */
const PLACES = 4096;

/** Remembers which keys were requested last, in 16 KB. Two keys are confused once in four billion. */
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
