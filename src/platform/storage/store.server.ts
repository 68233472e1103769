import type { Readable } from 'node:stream';

/** What is stored: bytes, or a file on this machine, which is only read. */
export type Content = Uint8Array | { file: string };

export interface StoredFile {
  key: string;
  /** In bytes. */
  size: number;
}

/** Storage of uploads and of backups. The server makes the keys, such as `media/{id}/640.webp`. */
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
  /** All files under a prefix that ends with "/", or with an empty prefix all files; in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Removes one file. It is no error if there is none. */
  remove(key: string): Promise<void>;
  /** Removes all files under a prefix that ends with "/". It is no error if there are none. */
  removeAll(prefix: string): Promise<void>;
}
