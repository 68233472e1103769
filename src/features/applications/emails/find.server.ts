import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { decryptSecrets } from '../secrets.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';

/** An application as its e-mails need it. */
export interface EmailedApplication {
  id: string;
  code: string;
  locale: Locale;
  status: (typeof applications.$inferSelect)['status'];
  missingFields: string[];
  to: { email: string; name: string };
}

/**
 * The application with its address. Null if it was deleted, or is invented: then its address belongs
 * to no one.
 */
export async function findEmailed(
  { db, keys }: Pick<Operation, 'db' | 'keys'>,
  id: string,
): Promise<EmailedApplication | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row?.recordKey || row.isDemo) return null;
  const { code, locale, status, missingFields, name, surname } = row;
  const { email } = decryptSecrets(keys, row, ['email']);
  return { id, code, locale, status, missingFields, to: { email, name: `${name} ${surname}` } };
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
