import { buffer } from 'node:stream/consumers';
import type { Store } from '../../../platform/storage/store.server.ts';
import { BACKUPS, FirstManifest, keyOf, MANIFEST, Manifest, StoredManifest } from './manifest.ts';

export interface FoundBackup {
  /** The time at which it began, in UTC: `20261123-024000`. */
  name: string;
  isComplete: boolean;
}

const NAME = /^\d{8}-\d{6}$/;
/** A manifest of all tables has some 30 KB. */
const LARGEST_MANIFEST = 4 * 1024 * 1024;
/** Gzip cannot pack better. */
const MOST_UNPACKED = 1100;

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

export interface ReadManifest {
  manifest: Manifest;
  /** The file with the encrypted keys, which authenticates itself; null: it was made without a passphrase. */
  keysFile: string | null;
  /** What the signature is about; null: the backup is not signed. */
  signed: { signature: NonNullable<StoredManifest['signature']>; text: string } | null;
  /** Made until November 2026: no signature, and no hashes of the stored files. */
  isOld: boolean;
}

/** Says nothing about who wrote it. Throws an error with a sentence for the operator. */
export async function readManifest(store: Store, name: string): Promise<ReadManifest> {
  const found = NAME.test(name) ? await store.read(keyOf(name, MANIFEST)) : null;
  if (!found) throw new Error(`there is no complete backup ${name}.`);
  if (found.size > LARGEST_MANIFEST) {
    found.stream.destroy();
    throw damaged(name);
  }
  const stored = parse(name, (await buffer(found.stream)).toString());
  const format = (stored as { format?: unknown } | null)?.format;
  if (format === 1) return fromFirst(name, stored);
  if (typeof format === 'number' && format > 2)
    throw new Error(`backup ${name} was made by a newer Ufuk: restore it with that one.`);
  const outer = StoredManifest.safeParse(stored);
  if (!outer.success) throw damaged(name);
  const { signature, manifest: text } = outer.data;
  const manifest = Manifest.safeParse(parse(name, text));
  if (!manifest.success) throw damaged(name);
  if (manifest.data.name !== name)
    throw new Error(`the manifest of backup ${name} is that of backup ${manifest.data.name}.`);
  return {
    ...{ manifest: manifest.data, keysFile: manifest.data.keys?.file ?? null, isOld: false },
    signed: signature && { signature, text },
  };
}

const damaged = (name: string) =>
  new Error(`the manifest of backup ${name} was changed or is damaged.`);

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(name);
  }
}

function fromFirst(name: string, stored: unknown): ReadManifest {
  const first = FirstManifest.safeParse(stored);
  if (!first.success) throw damaged(name);
  const { format: _format, tables, fileList, keys: keysFile, ...rest } = first.data;
  const packed = <P extends { bytes: number }>(part: P) => ({
    ...part,
    plainBytes: part.bytes * MOST_UNPACKED,
  });
  const parts = { tables: tables.map(packed), fileList: packed(fileList), keys: null };
  return {
    manifest: { ...rest, name, jobTables: null, ...parts },
    keysFile,
    signed: null,
    isOld: true,
  };
}
