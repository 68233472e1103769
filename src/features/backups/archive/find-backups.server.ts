import { buffer } from 'node:stream/consumers';
import type { Store } from '../../../platform/storage/store.server.ts';
import { BACKUPS, keyOf, MANIFEST, Manifest } from './manifest.ts';

export interface FoundBackup {
  /** The time at which it began, in UTC: `20261123-024000`. */
  name: string;
  isComplete: boolean;
}

const NAME = /^\d{8}-\d{6}$/;

/** The backups of a target, the newest first. */
export async function findBackups(store: Store): Promise<FoundBackup[]> {
  const complete = new Map<string, boolean>();
  for await (const { key } of store.list(BACKUPS)) {
    const [name = '', file] = key.slice(BACKUPS.length).split('/');
    if (!NAME.test(name)) continue;
    complete.set(name, complete.get(name) === true || file === MANIFEST);
  }
  return [...complete]
    .map(([name, isComplete]) => ({ name, isComplete }))
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Throws an error with a sentence for the operator. */
export async function readManifest(store: Store, name: string): Promise<Manifest> {
  const found = await store.read(keyOf(name, MANIFEST));
  if (!found) throw new Error(`there is no complete backup ${name}.`);
  const stored = JSON.parse((await buffer(found.stream)).toString());
  if (stored.format !== 1)
    throw new Error(`backup ${name} was made by a newer Ufuk: restore it with that one.`);
  return Manifest.parse(stored);
}
