import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Store } from '../../../platform/storage/store.server.ts';

const fileName = z.string().check(z.regex(/^[a-z0-9-]{1,40}\.(?:gz|bin)$/));

/** A file of a backup. */
const Part = z.object({
  /** Its key below the folder of the backup. */
  file: fileName,
  /** As it is stored. */
  bytes: z.int().check(z.gte(0)),
  /** Of the stored bytes, in hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type Part = z.infer<typeof Part>;

/** A file of a backup that was compressed with gzip. */
const PackedPart = z.extend(Part, {
  /** Before it was compressed. */
  plainBytes: z.int().check(z.gte(0)),
});

export type PackedPart = z.infer<typeof PackedPart>;

const DumpedTable = z.extend(PackedPart, {
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
});

export type DumpedTable = z.infer<typeof DumpedTable>;

const DumpedSequence = z.object({
  schema: z.string(),
  name: z.string(),
  /** Null: never used. Text, because it may be larger than a number can be. */
  last: z.nullable(z.string()),
});

export type DumpedSequence = z.infer<typeof DumpedSequence>;

const described = {
  /** The version of Ufuk that made it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The version of PostgreSQL. */
  postgres: z.string(),
  /** The hashes of the migrations of its tables, in their order. */
  migrations: z.array(z.string()),
  sequences: z.array(DumpedSequence),
  files: z.int(),
  fileBytes: z.number(),
};

/** What a backup contains. */
export const Manifest = z.object({
  ...described,
  /** The name of the backup, so that no other one can be put in its place. */
  name: z.string(),
  /** The version of the tables of the jobs, which belong to a library; null: not known. */
  jobTables: z.nullable(z.int()),
  tables: z.array(DumpedTable),
  /** The keys, sizes and SHA-256 of the stored files, one in a line. */
  fileList: PackedPart,
  /** The encrypted keys; null: it was made without a passphrase. */
  keys: z.nullable(Part),
});

export type Manifest = z.infer<typeof Manifest>;

/** As it is stored. It is written last: a backup without it is not complete. */
export const StoredManifest = z.object({
  format: z.literal(2),
  /** Null: the backup was made without a passphrase. */
  signature: z.nullable(
    z.object({
      /** In base64. */
      salt: z.string(),
      /** HMAC-SHA-256 of the text below, in base64. */
      mac: z.string(),
    }),
  ),
  /** A {@link Manifest} as JSON: the signature is that of exactly this text. */
  manifest: z.string(),
});

export type StoredManifest = z.infer<typeof StoredManifest>;

/** What was stored until November 2026: not signed, and without hashes of the stored files. */
const FirstManifest = z.object({
  ...described,
  format: z.literal(1),
  tables: z.array(z.omit(DumpedTable, { plainBytes: true })),
  fileList: Part,
  keys: z.nullable(fileName),
});

export const MANIFEST = 'manifest.json';

/** The backups, each in a folder with its name. */
export const BACKUPS = 'backups/';

/** The stored files, below this prefix under their own keys; all backups of a target share them. */
export const FILES = 'files/';

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
    manifest: manifest.data,
    keysFile: manifest.data.keys?.file ?? null,
    isOld: false,
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

export const keyOf = (name: string, file: string): string => `${BACKUPS}${name}/${file}`;
