import { resolve } from 'node:path';
import {
  BackupNotNoted,
  keysOf,
  placeOf,
  runBackup,
} from '../../src/features/backups/operations.server.ts';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { loadSecretKey } from '../../src/platform/secrets.server.ts';
import { openStoreToRead } from '../../src/platform/storage/open-store.server.ts';
import { foldersOf } from '../../src/platform/storage/storage-url.ts';
import { openInstallation, readPlace, withRights } from './installation.ts';

/*
 * Makes a backup now, while Ufuk is running or not:
 *
 *   npm run backup               to BACKUP_URL
 *   npm run backup -- FOLDER     or to another folder or s3://KEY:SECRET@host/bucket
 *
 * Exits with 0 when the backup is complete, else 1. docs/operations.md has the settings.
 */

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);
const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;

try {
  const environment = readEnvironment(process.env);
  const [target, ...more] = process.argv.slice(2);
  const to = target ? readPlace(target) : environment.backup?.to;
  if (!to || more.length > 0)
    throw new Error('name one place (npm run backup -- FOLDER), or set BACKUP_URL.');
  const { db, keys, dataDir, config, close } = await openInstallation(
    print,
    undefined,
    foldersOf(to),
  );
  try {
    const secretKey = environment.secretKey ?? (await loadSecretKey(dataDir));
    const source = {
      config,
      store: await openStoreToRead(environment.storage, dataDir),
      keys: keysOf(keys.fieldKeys, secretKey, environment.backupPassphrase),
    };
    const made = await runBackup(db, source, to, { keep: environment.backupKeep });
    const { tables, files, fileBytes } = made.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Backup ${made.name} is in ${placeOf(to)}: ${rows.toLocaleString('en')} rows (${megabytes(made.databaseBytes)}), ${files.toLocaleString('en')} files (${megabytes(fileBytes)}).`,
    );
    if (!source.keys)
      print(
        `It does not contain the keys, without which encrypted data cannot be read: set BACKUP_PASSPHRASE, or store ${resolve(dataDir, 'field.keys')} in another place.`,
      );
  } finally {
    await close();
  }
} catch (error) {
  if (error instanceof BackupNotNoted) print(error.message);
  else print(`No backup was made: ${withRights(error)}`);
  process.exitCode = 1;
}
