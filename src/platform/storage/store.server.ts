import type { Readable } from 'node:stream';

/** What is stored: bytes, or a file on this machine, which is only read. */
export type Content = Uint8Array | { file: string };

/** Storage of uploads. The server makes the keys, such as `media/{id}/640.webp`. */
export interface Store {
  /** Writes the bytes, or the file with this path, completely or not at all. */
  write(key: string, content: Content): Promise<void>;
  /** In bytes; null if there is no file with this key. */
  size(key: string): Promise<number | null>;
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
