import type { Readable } from 'node:stream';

/** Where uploads lie. Keys are made by the server, such as `media/{id}/640.webp`. */
export interface Store {
  write(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is nothing under the key. `size` in bytes. */
  read(key: string): Promise<{ size: number; stream: Readable } | null>;
  /** Everything under a prefix that ends with "/". Nothing there is no error. */
  removeAll(prefix: string): Promise<void>;
}
