import { createHash } from 'node:crypto';
import type { Store } from '../../../platform/storage/store.server.ts';
import { filesOf, type ListedFile } from '../archive/file-list.server.ts';
import { findBackups } from '../archive/find-backups.server.ts';
import { readTrusted } from '../archive/trust-backup.server.ts';

const HASH_BYTES = 32;
/** Of the key and the size, beside the 48 bits by which a file is found. */
const CHECK_BYTES = 8;
const ROW_BYTES = CHECK_BYTES + HASH_BYTES;

/**
 * The hashes of stored files that the last backup has noted, so that a night reads only new files. A
 * million of them take 100 MB, as text they would take four times as much.
 */
export class KnownHashes {
  readonly #places = new Map<number, number>();
  #rows = Buffer.alloc(1024 * ROW_BYTES);

  add(file: Required<ListedFile>): void {
    const at = this.#places.size * ROW_BYTES;
    if (at + ROW_BYTES > this.#rows.length)
      this.#rows = Buffer.concat([this.#rows, Buffer.alloc(this.#rows.length)]);
    const { place, check } = namesOf(file);
    if (this.#places.has(place)) return;
    this.#places.set(place, at);
    check.copy(this.#rows, at);
    this.#rows.write(file.sha256, at + CHECK_BYTES, 'hex');
  }

  get(file: ListedFile): string | undefined {
    const { place, check } = namesOf(file);
    const at = this.#places.get(place);
    if (at === undefined) return undefined;
    const row = this.#rows.subarray(at, at + ROW_BYTES);
    return row.subarray(0, CHECK_BYTES).equals(check)
      ? row.subarray(CHECK_BYTES).toString('hex')
      : undefined;
  }
}

function namesOf({ key, size }: ListedFile) {
  const hash = createHash('sha256').update(`${key} ${size}`).digest();
  return { place: hash.readUIntBE(0, 6), check: hash.subarray(6, 6 + CHECK_BYTES) };
}

/**
 * Those of the newest backup that can be trusted: with a passphrase, one that is signed with it. None if
 * there is no such backup, or if it is damaged: the files are read again then.
 */
export async function readKnownHashes(
  store: Store,
  passphrase: string | null,
): Promise<KnownHashes> {
  const newest = (await findBackups(store)).find(({ isComplete }) => isComplete);
  const known = new KnownHashes();
  if (!newest) return known;
  try {
    const { manifest } = await readTrusted(store, newest.name, { passphrase, isUnchecked: false });
    for await (const { key, size, sha256 } of filesOf(store, newest.name, manifest))
      if (sha256) known.add({ key, size, sha256 });
    return known;
  } catch {
    return new KnownHashes();
  }
}
