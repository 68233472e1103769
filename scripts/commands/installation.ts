import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type Database,
  openDatabase,
  openPool,
} from '../../src/platform/database/client.server.ts';
import {
  type ConfiguredDatabase,
  openConfiguredDatabase,
} from '../../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../../src/platform/database/embedded/data-directory.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import type { FieldKeys } from '../../src/platform/encryption/field-keys.server.ts';
import type { Keyring } from '../../src/platform/encryption/keyring.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { giveUpRoot } from '../../src/platform/root/give-up-root.server.ts';
import { loadFieldKeys } from '../../src/platform/secrets.server.ts';
import { parseStorageUrl, type Storage } from '../../src/platform/storage/storage-url.ts';

export interface Installation {
  db: Database;
  keys: Keyring;
  dataDir: string;
  /** For further connections. */
  config: ConfiguredDatabase['config'];
  close(): Promise<void>;
}

/**
 * Database and keys of an installation, while Ufuk is running or not. Close it at the end.
 * `prepare` runs before the keys are compared with the database. The command writes into `folders`.
 */
export async function openInstallation(
  print: (sentence: string) => void,
  prepare: (db: Database, fieldKeys: FieldKeys) => Promise<void> = async () => {},
  folders: readonly string[] = [],
): Promise<Installation> {
  const environment = readEnvironment(process.env);
  const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
  // The server could not read files that root creates here.
  if (existsSync(dataDir)) await giveUpRoot(dataDir, folders);
  // An installation has keys; a command never creates them.
  const fieldKeys = environment.fieldKeys ?? (await loadFieldKeys(dataDir, true));
  const database = await openDatabaseOf(environment.databaseUrl, dataDir, print);
  const pool = openPool(database.config, () => {});
  const close = async () => {
    await pool.end();
    await database.stop();
  };
  try {
    const db = openDatabase(pool);
    await prepare(db, fieldKeys);
    const keys = await openKeyring(db, fieldKeys);
    return { db, keys, dataDir, config: database.config, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the database of a running Ufuk, without becoming its owner; else starts it. */
async function openDatabaseOf(
  databaseUrl: string | null,
  dataDir: string,
  print: (sentence: string) => void,
): Promise<ConfiguredDatabase> {
  if (databaseUrl) return openConfiguredDatabase(databaseUrl, dataDir, print);
  await stat(join(dataDir, 'postgres')).catch(() => {
    throw new Error(`there is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  });
  const config = await findRunningDatabase(dataDir);
  if (!config) return openConfiguredDatabase(null, dataDir, print);
  return { config, stop: async () => {} };
}

/** A folder, `file:/folder` or `s3://…`, as an argument of a command names it. */
export function readPlace(argument: string): Storage {
  if (!/^(s3|file):/.test(argument))
    return { kind: 'folder', path: resolve(process.env.INIT_CWD ?? '', argument) };
  const storage = parseStorageUrl(argument);
  if (!storage) throw new Error('a place is a folder or s3://KEY:SECRET@host/bucket.');
  return storage;
}

/** The message of an error; if a right is missing, with what to do. */
export function withRights(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EPERM') return message;
  return `${message}. The place of backups must belong to the account that runs Ufuk, also if root runs this command.`;
}
