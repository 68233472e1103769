import * as z from 'zod/mini';
import type { BackupSettings } from '../../platform/backup-settings.ts';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { BackupRunning } from './make/make-backup.server.ts';
import { keysOf, runBackup } from './run-backup.server.ts';

type Needed = Pick<Services, 'db' | 'store' | 'keys' | 'secretKey'>;

/** Makes a backup every day at the time that is set. */
export const backupKind = (
  { db, store, keys, secretKey }: Needed,
  { to, keep, passphrase, at }: BackupSettings,
): JobKind<Record<string, never>> => ({
  name: 'backup',
  schema: z.strictObject({}) as never,
  tries: 3,
  firstPauseSeconds: 600,
  mayTakeSeconds: 12 * 3600,
  atOnce: 1,
  cron: `${at.minute} ${at.hour} * * *`,
  async run(_op, { signal }) {
    const source = {
      config: db.$client.options,
      store,
      keys: keysOf(keys.fieldKeys, secretKey, passphrase),
    };
    await runBackup(db, source, to, { keep, signal }).catch((error) => {
      if (!(error instanceof BackupRunning)) throw error;
    });
  },
});
