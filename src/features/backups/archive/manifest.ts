import * as z from 'zod/mini';

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
export const FirstManifest = z.object({
  ...described,
  format: z.literal(1),
  tables: z.array(z.omit(DumpedTable, { plainBytes: true })),
  fileList: Part,
  keys: z.nullable(fileName),
});

export const MANIFEST = 'manifest.json';
/** The backups, each in a folder with its name. */
export const BACKUPS = 'backups/';
export const keyOf = (name: string, file: string): string => `${BACKUPS}${name}/${file}`;
/** The stored files, below this prefix under their own keys; all backups of a target share them. */
export const FILES = 'files/';
