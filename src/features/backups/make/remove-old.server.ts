import { createHash } from 'node:crypto';
import type { Store } from '../../../platform/storage/store.server.ts';
import { filesOf } from '../archive/file-list.server.ts';
import { findBackups, readManifest } from '../archive/find-backups.server.ts';
import { BACKUPS, FILES } from '../archive/manifest.ts';

/**
 * Removes all but the newest complete backups, those that were interrupted, and files that no backup
 * needs any more. No other backup may be made meanwhile.
 */
export async function removeOldBackups(store: Store, keep: number): Promise<void> {
  const found = await findBackups(store);
  const kept = found.filter(({ isComplete }) => isComplete).slice(0, keep);
  const old = found.filter((backup) => !kept.includes(backup));
  if (old.length === 0) return;
  const needed = new Set<number>();
  for (const { name } of kept)
    for await (const { key } of filesOf(store, name, (await readManifest(store, name)).manifest))
      needed.add(hashOf(FILES + key));
  for (const { name } of old) await store.removeAll(`${BACKUPS}${name}/`);
  for await (const { key } of store.list(FILES))
    if (!needed.has(hashOf(key))) await store.remove(key);
}

/**
 * 48 bits of a key: a million keys would take four times as much memory. Two keys with one hash only
 * mean that a file stays longer than needed.
 */
const hashOf = (key: string) => createHash('sha1').update(key).digest().readUIntBE(0, 6);
