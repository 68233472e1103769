import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import packageJson from '../../../../package.json' with { type: 'json' };
import { tryHoldLock } from '../../../platform/database/locks.server.ts';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import {
  columnsOf,
  jobTablesOf,
  quotedName,
  sequencesOf,
  type TableName,
  tablesOf,
} from '../archive/catalog.server.ts';
import { filesOf, withWorkFolder } from '../archive/files.server.ts';
import {
  BACKUPS,
  type DumpedTable,
  FILES,
  findBackups,
  keyOf,
  MANIFEST,
  type Manifest,
  type Part,
  readManifest,
  type StoredManifest,
} from '../archive/manifest.server.ts';
import { type Target, writeBytes, writePart } from '../archive/parts.server.ts';
import { type BackupKeys, sealKeys, sign } from '../archive/trust.server.ts';
import { FileCopy, readKnownHashes } from './files.server.ts';

export interface BackupSource {
  config: pg.ClientConfig;
  store: Store;
  /** With the passphrase that encrypts them; null: the backup has none. */
  keys: { values: BackupKeys; passphrase: string } | null;
}

export interface BackupOptions {
  /** How many backups stay in the target, with this one. */
  keep: number;
  signal?: AbortSignal | undefined;
}

export interface MadeBackup {
  name: string;
  manifest: Manifest;
  /** What the database takes in the backup, compressed. */
  databaseBytes: number;
}

/** Another process makes a backup of this database. */
export class BackupRunning extends Error {}

/**
 * Makes a backup while Ufuk is running or not: the database as it is at one moment, and every stored
 * file that this moment knows. Throws {@link BackupRunning}.
 */
export async function makeBackup(
  source: BackupSource,
  to: Store,
  { keep, signal }: BackupOptions,
): Promise<MadeBackup> {
  const madeAt = new Date();
  const name = madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return withConnection(source.config, { name: 'ufuk backup', signal }, async (client) => {
    if (!(await tryHoldLock(drizzle({ client }), 'backup')))
      throw new BackupRunning('another process is making a backup.');
    return withWorkFolder(async (folder) => {
      const target = { store: to, name, folder };
      const passphrase = source.keys?.passphrase ?? null;
      const known = await readKnownHashes(to, passphrase);
      const files = new FileCopy(source.store, target, known, signal);
      // Most files are copied first. What is removed later is in the backup then, and what is added
      // until the moment of the database is copied below.
      await files.copy();
      await client.query('begin isolation level repeatable read read only');
      // The moment is that of the first statement.
      await client.query('select 1');
      await files.copy();
      await requireFiles(client, files);
      const dump = await dumpDatabase(client, target);
      await client.query('commit');
      const manifest: Manifest = {
        name,
        product: packageJson.version,
        madeAt: madeAt.toISOString(),
        ...dump,
        ...(await files.finish()),
        keys: source.keys && (await writeKeys(target, source.keys)),
      };
      await to.write(keyOf(name, MANIFEST), await stored(manifest, passphrase));
      await removeOldBackups(to, keep);
      const databaseBytes = dump.tables.reduce((sum, { bytes }) => sum + bytes, 0);
      return { name, manifest, databaseBytes };
    });
  });
}

/** A folder of uploads that is not mounted looks like an empty one. */
async function requireFiles(client: pg.ClientBase, { count }: FileCopy): Promise<void> {
  const { rows } = await client.query<{ known: number }>(
    'select count(*)::int as known from media',
  );
  const known = rows[0]?.known ?? 0;
  if (known > 0 && count === 0)
    throw new Error(`the store of uploads is empty, but the library has ${known} files.`);
}

async function writeKeys(
  target: Target,
  { values, passphrase }: NonNullable<BackupSource['keys']>,
): Promise<Part> {
  return writeBytes(target, 'keys.bin', await sealKeys(values, passphrase));
}

/** The bytes of the manifest's file, signed if there is a passphrase. */
async function stored(manifest: Manifest, passphrase: string | null): Promise<Buffer> {
  const text = JSON.stringify(manifest);
  const signature = passphrase === null ? null : await sign(text, passphrase);
  const outer: StoredManifest = { format: 2, signature, manifest: text };
  return Buffer.from(JSON.stringify(outer));
}

type DatabaseDump = Pick<
  Manifest,
  'postgres' | 'migrations' | 'jobTables' | 'tables' | 'sequences'
>;

/** Copies every table as it was when the transaction of `client` began. */
async function dumpDatabase(client: pg.ClientBase, target: Target): Promise<DatabaseDump> {
  const { rows: known } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const tables: DumpedTable[] = [];
  for (const [n, table] of (await tablesOf(client)).entries())
    tables.push(await dumpTable(client, target, table, n));
  return {
    postgres: known[0]?.version ?? '',
    migrations: migrations.map(({ hash }) => hash),
    jobTables: await jobTablesOf(client),
    tables,
    sequences: await sequencesOf(client),
  };
}

async function dumpTable(
  client: pg.ClientBase,
  target: Target,
  table: TableName,
  n: number,
): Promise<DumpedTable> {
  const rows = copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${quotedName(table)}) TO STDOUT`);
  const part = await writePart(target, `table-${n}.gz`, client.query(rows));
  return { ...table, ...part, rows: rows.rowCount };
}

/**
 * Removes all but the newest complete backups, those that were interrupted, and files that no backup
 * needs any more. No other backup may be made meanwhile.
 */
async function removeOldBackups(store: Store, keep: number): Promise<void> {
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
