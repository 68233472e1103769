import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.server.ts';

/** What is known of this installation: one row since its first start. */
export const installation = pgTable(
  'installation',
  {
    only: boolean().primaryKey().default(true),
    /** First steps that an admin does not need. */
    skipped: text().array().notNull().default(sql`'{}'`),
    /** When a test e-mail was last accepted by the mail server. */
    emailTestedAt: moment('email_tested_at'),
  },
  (t) => [check('installation_only', sql`${t.only}`)],
);
