import type { Readable } from 'node:stream';

/** Storage of uploads. The server makes the keys, such as `media/{id}/640.webp`. */
export interface Store {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Null if there is no file with this key. `size` is that of the whole file, in bytes. With `part` the
   * stream has only these bytes, including the first and the last; both must be inside the file.
   */
  read(
    key: string,
    part?: { start: number; end: number },
  ): Promise<{ size: number; stream: Readable } | null>;
  /** Removes all files under a prefix that ends with "/". It is no error if there are none. */
  removeAll(prefix: string): Promise<void>;
}
