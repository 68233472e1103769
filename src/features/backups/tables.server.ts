import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every backup that ended. A restored database has those before its own. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    state: text().$type<BackupState>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
    /** A folder or the address of a bucket, without its keys. */
    target: text().notNull(),
    /** Of the database and of all stored files; 0 if it failed. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    files: integer().notNull().default(0),
    /** Why it failed; empty if it did not. */
    fault: text().notNull().default(''),
  },
  (t) => [index('backups_finished_at').on(t.finishedAt)],
);

const BACKUP_STATES = ['done', 'failed'] as const;
type BackupState = (typeof BACKUP_STATES)[number];
