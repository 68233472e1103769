import type { Store } from '../../platform/storage/store.server.ts';
import { imageProcess } from './image-process.server.ts';
import { readStored } from './read-stored.server.ts';

/** A stored JPEG of a picture, for `sendStored`. */
export interface PrintFile {
  key: string;
  size: number;
}

/** By picture: it is made once, also if several ask for it at the same time. */
const making = new Map<string, Promise<PrintFile | null>>();

/**
 * The JPEG of a picture in its largest stored size, with the density that printers expect. It is made
 * when it is first asked for, and deleted together with the picture. Null if the picture does not exist
 * or cannot be read.
 * @throws Refusal 503 when too many pictures wait
 */
export async function findPrintFile(
  store: Store,
  { mediaId, widths }: { mediaId: string; widths: number[] },
): Promise<PrintFile | null> {
  const key = `media/${mediaId}/print/300dpi.jpg`;
  const size = await store.size(key);
  if (size !== null) return { key, size };
  const made = making.get(key) ?? make(store, key, `media/${mediaId}/${widths.at(-1)}.webp`);
  making.set(key, made);
  return made.finally(() => making.delete(key));
}

async function make(store: Store, key: string, source: string): Promise<PrintFile | null> {
  const print = await readStored(store, source);
  if (!print) return null;
  const made = await imageProcess.resize({ print });
  const bytes = typeof made === 'string' ? undefined : made.files[0]?.bytes;
  if (!bytes) return null;
  await store.write(key, bytes);
  return { key, size: bytes.length };
}
