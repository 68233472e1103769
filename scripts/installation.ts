import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase, openPool } from '../src/platform/database/client.server.ts';
import {
  type ConfiguredDatabase,
  openConfiguredDatabase,
} from '../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../src/platform/database/embedded/data-directory.server.ts';
import { findRunningDatabase } from '../src/platform/database/embedded/running-database.server.ts';
import type { FieldKeys } from '../src/platform/encryption/field-keys.server.ts';
import type { Keyring } from '../src/platform/encryption/keyring.server.ts';
import { openKeyring } from '../src/platform/encryption/open-keyring.server.ts';
import { readEnvironment } from '../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../src/platform/project.server.ts';
import { giveUpRoot } from '../src/platform/root/give-up-root.server.ts';
import { loadFieldKeys } from '../src/platform/secrets.server.ts';

export interface Installation {
  db: Database;
  keys: Keyring;
  dataDir: string;
  close(): Promise<void>;
}

/**
 * Database and keys of an installation, beside a running Ufuk or without one. Close it in the end.
 * `prepare` runs before the keys are compared with the database.
 */
export async function openInstallation(
  tell: (sentence: string) => void,
  prepare: (db: Database, fieldKeys: FieldKeys) => Promise<void> = async () => {},
): Promise<Installation> {
  const environment = readEnvironment(process.env);
  const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
  // Files that root made here could not be read by the server.
  if (existsSync(dataDir)) await giveUpRoot(dataDir);
  // An installation has keys; a command never makes them.
  const fieldKeys = environment.fieldKeys ?? (await loadFieldKeys(dataDir, true));
  const database = await openDatabaseOf(environment.databaseUrl, dataDir, tell);
  const pool = openPool(database.config, () => {});
  const close = async () => {
    await pool.end();
    await database.stop();
  };
  try {
    const db = openDatabase(pool);
    await prepare(db, fieldKeys);
    return { db, keys: await openKeyring(db, fieldKeys), dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Attaches to the database of a running Ufuk, which would refuse a second owner; else starts it. */
async function openDatabaseOf(
  databaseUrl: string | null,
  dataDir: string,
  tell: (sentence: string) => void,
): Promise<ConfiguredDatabase> {
  if (databaseUrl) return openConfiguredDatabase(databaseUrl, dataDir, tell);
  await stat(join(dataDir, 'postgres')).catch(() => {
    throw new Error(`there is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  });
  const config = await findRunningDatabase(dataDir);
  if (!config) return openConfiguredDatabase(null, dataDir, tell);
  return { config, stop: async () => {} };
}
