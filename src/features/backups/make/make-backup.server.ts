import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import packageJson from '../../../../package.json' with { type: 'json' };
import { tryHoldLock } from '../../../platform/database/locks.server.ts';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { type BackupKeys, sealKeys } from '../archive/keys-file.server.ts';
import {
  keyOf,
  MANIFEST,
  type Manifest,
  type Part,
  type StoredManifest,
} from '../archive/manifest.ts';
import { type Target, writeBytes } from '../archive/parts.server.ts';
import { sign } from '../archive/signature.server.ts';
import { withWorkFolder } from '../archive/work-folder.server.ts';
import { dumpDatabase } from './dump-database.server.ts';
import { FileCopy } from './file-copy.server.ts';
import { readKnownHashes } from './known-hashes.server.ts';
import { removeOldBackups } from './remove-old.server.ts';

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
        ...{ name, product: packageJson.version, madeAt: madeAt.toISOString(), ...dump },
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
