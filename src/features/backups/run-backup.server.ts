import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { withoutValues } from '../../platform/database/without-values.server.ts';
import { openStorage } from '../../platform/storage/open-store.server.ts';
import type { Storage } from '../../platform/storage/storage-url.ts';
import {
  type BackupOptions,
  BackupRunning,
  type BackupSource,
  type MadeBackup,
  makeBackup,
} from './make/make-backup.server.ts';
import { backups } from './tables.server.ts';

/** How long the list of backups goes back. */
const LISTED_MS = 366 * 24 * 3600_000;

/** Opens the place of backups. Throws an error that names the setting. */
export const openTarget = (to: Storage) => openStorage(to, 'BACKUP_URL');

/** The place without its keys, for people. */
export const placeOf = (to: Storage): string => (to.kind === 's3' ? to.bucket : to.path);

/** Makes a backup, and writes into the database that it was made, or why it failed. */
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
  try {
    const made = await makeBackup(source, await openTarget(to), options);
    const { files, fileBytes } = made.manifest;
    await note({ state: 'done', bytes: made.databaseBytes + fileBytes, files });
    await db.delete(backups).where(lt(backups.finishedAt, new Date(Date.now() - LISTED_MS)));
    return made;
  } catch (thrown) {
    const error = withoutValues(thrown) as Error;
    // The other one is noted by its process; a stopped one is made again by the next.
    if (!(error instanceof BackupRunning) && !options.signal?.aborted)
      await note({ state: 'failed', fault: String(error.message).slice(0, 500) }).catch(() => {});
    throw error;
  }
}
