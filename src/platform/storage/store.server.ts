import type { Readable } from 'node:stream';

/** Where uploads lie. Keys are made by the server, such as `media/{id}/640.webp`. */
export interface Store {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Null when there is nothing under the key. `size` is that of the whole, in bytes. With `part` the
   * stream carries only these bytes, first and last included; both must lie inside.
   */
  read(
    key: string,
    part?: { start: number; end: number },
  ): Promise<{ size: number; stream: Readable } | null>;
  /** Everything under a prefix that ends with "/". Nothing there is no error. */
  removeAll(prefix: string): Promise<void>;
}
