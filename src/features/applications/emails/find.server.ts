import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { RecordKey } from '../../../platform/encryption/record-key.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { EVENT_MESSAGE } from '../fields.server.ts';
import { decryptSecrets } from '../secrets.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';

/** An application as its e-mails need it. */
export interface EmailedApplication {
  id: string;
  code: string;
  locale: Locale;
  status: (typeof applications.$inferSelect)['status'];
  missingFields: string[];
  decisionNumber: string | null;
  decisionDate: string | null;
  /** What staff wrote to the applicant about this step; empty if nothing. */
  message: string;
  to: { email: string; name: string };
}

/**
 * The application with its address, and the message of this event. Null if it was deleted, or is invented: then its address belongs
 * to no one.
 */
export async function findEmailed(
  { db, keys }: Pick<Operation, 'db' | 'keys'>,
  id: string,
  event?: string,
): Promise<EmailedApplication | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row?.recordKey || row.isDemo) return null;
  const message = event ? await readMessage(db, keys.recordKey(row.recordKey), event) : '';
  return toEmailed(keys, row, message);
}

export function toEmailed(
  keys: Keyring,
  row: typeof applications.$inferSelect,
  message: string,
): EmailedApplication {
  const { id, code, locale, status, missingFields, decisionNumber, decisionDate } = row;
  const { email } = decryptSecrets(keys, row, ['email']);
  return {
    ...{ id, code, locale, status, missingFields, decisionNumber, decisionDate, message },
    to: { email, name: `${row.name} ${row.surname}` },
  };
}

async function readMessage(db: Queryable, key: RecordKey, event: string): Promise<string> {
  const { id, message } = applicationEvents;
  const [row] = await db.select({ id, message }).from(applicationEvents).where(eq(id, event));
  return row?.message ? key.decrypt(EVENT_MESSAGE, row.id, row.message) : '';
}

/**
 * Whether the timeline says that this job has sent its e-mail: the process ended before the job was
 * marked as done.
 */
export async function wasSent(
  { db }: Pick<Operation, 'db'>,
  applicationId: string,
  job: string,
): Promise<boolean> {
  const { applicationId: of, kind, details } = applicationEvents;
  const [row] = await db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(and(eq(of, applicationId), eq(kind, 'emailSent'), sql`${details}->>'job' = ${job}`));
  return row !== undefined;
}
