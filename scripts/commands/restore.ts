import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  findBackups,
  keyOf,
  type ReadManifest,
} from '../../src/features/backups/archive/manifest.server.ts';
import { readBytes } from '../../src/features/backups/archive/parts.server.ts';
import { openKeys, readTrusted } from '../../src/features/backups/archive/trust.server.ts';
import { openTarget, placeOf } from '../../src/features/backups/operations.server.ts';
import {
  checkBackup,
  restoreDatabase,
  restoreFiles,
} from '../../src/features/backups/restore/restore.server.ts';
import { sendJob } from '../../src/features/webhooks/deliver/queue.server.ts';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { openConfiguredDatabase } from '../../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../../src/platform/database/embedded/data-directory.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import { type Environment, readEnvironment } from '../../src/platform/environment.server.ts';
import { EMAIL_JOB } from '../../src/platform/mail/email.server.ts';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { giveUpRoot } from '../../src/platform/root/give-up-root.server.ts';
import { loadFieldKeys } from '../../src/platform/secrets.server.ts';
import { openStore } from '../../src/platform/storage/open-store.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { readPlace, withRights } from './installation.ts';

/*
 * Restores a backup into an empty DATA_DIR, or an empty DATABASE_URL, with Ufuk's own settings:
 *
 *   npm run restore -- FOLDER [--backup 20261123-024000] [--beside-original] [--unchecked]
 *
 *   --backup            another one than the newest
 *   --beside-original   leaves out e-mails and webhooks that wait: the original sends them
 *   --unchecked         accepts a backup of which cannot be checked whether someone has changed it
 *
 * Without FOLDER it reads BACKUP_URL. BACKUP_PASSPHRASE checks the signature of the backup and decrypts
 * its keys. The whole backup is read before anything of it is used. After an error it can be
 * repeated. Exits with 0 when all is restored, else 1.
 */

/** In bytes; a key has some 50. */
const LARGEST_KEYS = 64 * 1024;

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

try {
  await restore();
} catch (error) {
  print(`Nothing can be started from this restore: ${withRights(error)}`);
  process.exitCode = 1;
}

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      backup: { type: 'string' },
      'beside-original': { type: 'boolean' },
      unchecked: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const environment = readEnvironment(process.env);
  const [given, ...more] = positionals;
  const place = given ? readPlace(given) : environment.backup?.to;
  if (!place || more.length > 0)
    throw new Error('name one place (npm run restore -- FOLDER), or set BACKUP_URL.');
  const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
  await giveUpRoot(dataDir);
  const from = await openTarget(place);
  const found = (await findBackups(from)).filter(({ isComplete }) => isComplete);
  const name = values.backup ?? found[0]?.name;
  if (!name) throw new Error(`there is no complete backup in ${placeOf(place)}.`);
  const backup = await readTrusted(from, name, {
    passphrase: environment.backupPassphrase,
    isUnchecked: values.unchecked === true,
  });
  const { manifest, doubt } = backup;
  if (doubt) print(`Attention: ${doubt}`);
  await checkBackup(from, name, manifest, (n) => progress(`Checked: ${n}`));
  await restoreKeys(environment, dataDir, from, name, backup);
  const fieldKeys = environment.fieldKeys ?? (await loadFieldKeys(dataDir, true));
  const database = await openConfiguredDatabase(environment.databaseUrl, dataDir, print);
  try {
    const left = await restoreDatabase(database.config, from, name, manifest, {
      withoutJobs: values['beside-original'] ? [EMAIL_JOB.name, sendJob.name] : [],
      onProgress: (part) => progress(`Database: ${Math.round(part * 100)} %`),
    });
    if (left) print(left);
    const store = await openStore(environment.storage, dataDir);
    await restoreFiles(from, name, manifest, store, (n) => progress(`Files: ${n}`));
    const pool = openPool(database.config, () => {});
    await openKeyring(openDatabase(pool), fieldKeys).finally(() => pool.end());
  } finally {
    await database.stop();
  }
  print(`Backup ${name} of ${manifest.madeAt} is restored. Start Ufuk with the same settings.`);
}

/** Keys of the settings go before those of the backup. */
async function restoreKeys(
  environment: Environment,
  dataDir: string,
  from: Store,
  name: string,
  { manifest, keysFile }: ReadManifest,
): Promise<void> {
  if (environment.fieldKeys || existsSync(join(dataDir, 'field.keys'))) return;
  const stored = manifest.keys
    ? await readBytes(from, name, manifest.keys)
    : keysFile && (await readSmall(from, keyOf(name, keysFile)));
  if (!stored)
    throw new Error(
      `backup ${name} does not contain the keys: set FIELD_KEYS, or put field.keys into ${dataDir}.`,
    );
  if (environment.backupPassphrase === null)
    throw new Error('set BACKUP_PASSPHRASE: the keys in the backup are encrypted with it.');
  const keys = await openKeys(stored, environment.backupPassphrase);
  await mkdir(dataDir, { recursive: true });
  const options = { mode: 0o600, flag: 'wx' };
  await writeFile(
    join(dataDir, 'field.keys'),
    `${keys.fieldKeys.replaceAll(',', '\n')}\n`,
    options,
  );
  if (!environment.secretKey)
    await writeFile(join(dataDir, 'secret.key'), Buffer.from(keys.secretKey, 'base64'), options);
}

/** A small file of an old backup; null if there is none. */
async function readSmall(from: Store, key: string): Promise<Buffer | null> {
  const found = await from.read(key);
  if (!found || found.size <= LARGEST_KEYS) return found && buffer(found.stream);
  found.stream.destroy();
  throw new Error('the file with the keys was changed.');
}

function progress(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${sentence} `);
}
