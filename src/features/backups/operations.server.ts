import { join, resolve } from 'node:path';
import { desc, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BackupSettings } from '../../platform/backup-settings.ts';
import type { Database } from '../../platform/database/client.server.ts';
import { withoutValues } from '../../platform/database/without-values.server.ts';
import type { FieldKeys } from '../../platform/encryption/field-keys.server.ts';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { openStorage } from '../../platform/storage/open-store.server.ts';
import type { Storage } from '../../platform/storage/storage-url.ts';
import {
  type BackupOptions,
  BackupRunning,
  type BackupSource,
  type MadeBackup,
  makeBackup,
} from './make/make.server.ts';
import { backups } from './tables.server.ts';

/** A backup is complete, but the list of backups does not show it. */
export class BackupNotNoted extends Error {
  constructor(name: string, cause: Error) {
    super(`backup ${name} is complete, but could not be noted: ${cause.message}`, { cause });
  }
}

/** How long the list of backups goes back. */
const LISTED_MS = 366 * 24 * 3600_000;

export interface LastBackup {
  finishedAt: Date;
  target: string;
  /** In bytes. */
  bytes: number;
  files: number;
}

export interface BackupLog {
  /** The last one that was completed; null: there is none. */
  last: LastBackup | null;
  /** Why the newest one failed; empty if it did not. */
  fault: string;
}

export async function readLastBackup(db: Database): Promise<BackupLog> {
  const newestOf = (condition?: ReturnType<typeof eq>) =>
    db.select().from(backups).where(condition).orderBy(desc(backups.finishedAt)).limit(1);
  const [[last = null], [newest]] = await Promise.all([
    newestOf(eq(backups.state, 'done')),
    newestOf(),
  ]);
  return { last, fault: newest?.fault ?? '' };
}

/** Opens the place of backups. Throws an error that names the setting. */
export const openTarget = (to: Storage) => openStorage(to, 'BACKUP_URL', { isPrivate: true });

/** The place without its keys, for people. */
export const placeOf = (to: Storage): string => (to.kind === 's3' ? to.bucket : to.path);

/** The keys that a backup contains, with the passphrase that encrypts them; null without one. */
export const keysOf = (
  fieldKeys: FieldKeys,
  secretKey: Buffer,
  passphrase: string | null,
): BackupSource['keys'] =>
  passphrase === null
    ? null
    : {
        values: { fieldKeys: fieldKeys.text(), secretKey: secretKey.toString('base64') },
        passphrase,
      };

/**
 * Makes a backup, and writes into the database that it was made, or why it failed.
 * Throws {@link BackupRunning} and {@link BackupNotNoted}.
 */
export async function runBackup(
  db: Database,
  source: BackupSource,
  to: Storage,
  options: BackupOptions,
): Promise<MadeBackup> {
  const startedAt = new Date();
  const note = (values: Pick<typeof backups.$inferInsert, 'state' | 'bytes' | 'files' | 'fault'>) =>
    db
      .insert(backups)
      .values({ ...values, startedAt, finishedAt: new Date(), target: placeOf(to) });
  let made: MadeBackup;
  try {
    made = await makeBackup(source, await openTarget(to), options);
  } catch (thrown) {
    const error = withoutValues(thrown) as Error;
    // The other one is noted by its process; a stopped one is made again by the next.
    if (!(error instanceof BackupRunning) && !options.signal?.aborted)
      await note({ state: 'failed', fault: String(error.message).slice(0, 500) }).catch(() => {});
    throw error;
  }
  try {
    const { files, fileBytes } = made.manifest;
    await note({ state: 'done', bytes: made.databaseBytes + fileBytes, files });
    await db.delete(backups).where(lt(backups.finishedAt, new Date(Date.now() - LISTED_MS)));
  } catch (thrown) {
    throw new BackupNotNoted(made.name, withoutValues(thrown) as Error);
  }
  return made;
}

type Needed = Pick<Services, 'db' | 'store' | 'keys' | 'secretKey'>;

/** Makes a backup every day at the time that is set. */
export const backupKind = (
  services: Needed,
  settings: BackupSettings,
): JobKind<Record<string, never>> => ({
  ...BACKUP_JOB,
  tries: 3,
  cron: `${settings.at.minute} ${settings.at.hour} * * *`,
  run: (_op, { signal }) => makeOne(services, settings, signal),
});

const NOTHING = z.strictObject({}) as never;
const BACKUP_JOB = {
  name: 'backup',
  schema: NOTHING,
  firstPauseSeconds: 600,
  mayTakeSeconds: 12 * 3600,
  atOnce: 1,
};

/** A backup that an admin asks for. */
export const BACKUP_NOW = { name: 'backupNow', schema: NOTHING };

/** It is not tried again: the admin sees why it failed. */
export const backupNowKind = (
  services: Needed & Pick<Services, 'backup' | 'installation'>,
): JobKind<Record<string, never>> => ({
  ...BACKUP_JOB,
  ...BACKUP_NOW,
  tries: 1,
  run: (_op, { signal }) => makeOne(services, settingsOf(services), signal),
});

/** How many backups are kept in the data folder, whose disk they fill. */
const KEPT_BESIDE = 3;

/** Where backups go: to `BACKUP_URL` or, without it, into the data folder, without keys. */
export const settingsOf = ({
  backup,
  installation: { dataFolder },
}: Pick<Services, 'backup' | 'installation'>): Pick<BackupSettings, 'to' | 'keep' | 'passphrase'> =>
  backup ?? {
    to: { kind: 'folder', path: join(resolve(dataFolder), 'backups') },
    keep: KEPT_BESIDE,
    passphrase: null,
  };

async function makeOne(
  { db, store, keys, secretKey }: Needed,
  { to, keep, passphrase }: Pick<BackupSettings, 'to' | 'keep' | 'passphrase'>,
  signal: AbortSignal,
): Promise<void> {
  const source = {
    config: db.$client.options,
    store,
    keys: keysOf(keys.fieldKeys, secretKey, passphrase),
  };
  await runBackup(db, source, to, { keep, signal }).catch((error) => {
    if (!(error instanceof BackupRunning)) throw error;
  });
}
