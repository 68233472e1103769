import * as z from 'zod/mini';

/** A file of a backup that was compressed with gzip. */
const Part = z.object({
  /** Its key below the folder of the backup. */
  file: z.string(),
  /** Compressed. */
  bytes: z.int(),
  /** Of the compressed bytes, in hexadecimal. */
  sha256: z.string(),
});
export type Part = z.infer<typeof Part>;

const DumpedTable = z.extend(Part, {
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

/** What a backup contains. It is written last: a backup without it is not complete. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The version of Ufuk that made it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** The version of PostgreSQL. */
  postgres: z.string(),
  /** The hashes of the migrations of its tables, in their order. */
  migrations: z.array(z.string()),
  /** The statements that create the tables of the jobs. */
  jobSchema: Part,
  tables: z.array(DumpedTable),
  sequences: z.array(DumpedSequence),
  /** The keys and sizes of the stored files, one in a line. */
  fileList: Part,
  files: z.int(),
  fileBytes: z.number(),
  /** The encrypted keys; null: it was made without a passphrase. */
  keys: z.nullable(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
/** The backups, each in a folder with its name. */
export const BACKUPS = 'backups/';
export const keyOf = (name: string, file: string): string => `${BACKUPS}${name}/${file}`;
/** The stored files, below this prefix under their own keys; all backups of a target share them. */
export const FILES = 'files/';
