import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { backups } from './tables.server.ts';

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
