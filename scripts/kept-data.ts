import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ConfiguredDatabase,
  openConfiguredDatabase,
} from '../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../src/platform/database/embedded/data-directory.server.ts';
import { findRunningDatabase } from '../src/platform/database/embedded/running-database.server.ts';
import type { FieldKeys } from '../src/platform/encryption/field-keys.server.ts';
import { readEnvironment } from '../src/platform/environment.server.ts';
import { PROJECT_DIR } from '../src/platform/project.server.ts';
import { giveUpRoot } from '../src/platform/root/give-up-root.server.ts';
import { loadFieldKeys } from '../src/platform/secrets.server.ts';

/** Database and keys of an installation, beside a running Ufuk or without one. Close it in the end. */
export async function openKeptData(
  tell: (sentence: string) => void,
): Promise<{ database: ConfiguredDatabase; keys: FieldKeys; dataDir: string }> {
  const environment = readEnvironment(process.env);
  const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
  // Files that root made here could not be read by the server.
  if (existsSync(dataDir)) await giveUpRoot(dataDir);
  const keys = environment.fieldKeys ?? (await loadKeptKeys(dataDir));
  return { dataDir, keys, database: await openDatabaseOf(environment.databaseUrl, dataDir, tell) };
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

/** With keys that were just made, every event would look tampered with. */
async function loadKeptKeys(dataDir: string): Promise<FieldKeys> {
  const path = join(dataDir, 'field.keys');
  await stat(path).catch(() => {
    throw new Error(`${path} is missing: set FIELD_KEYS to the keys Ufuk runs with.`);
  });
  return loadFieldKeys(dataDir);
}
