import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { RecordKey } from '../../../platform/encryption/record-key.server.ts';
import { formatDate, TAGS } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { EmailDraft, EmailFault } from '../../../platform/mail/email.server.ts';
import { fillPlaceholders } from '../../../platform/mail/placeholders.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requestedFields } from '../follow/followed.ts';
import { decryptSecrets, EVENT_MESSAGE } from '../secrets.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { texts } from '../texts.server.ts';
import { addEventTo } from '../timeline.server.ts';
import type { ApplicationEmail } from './queue.server.ts';

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
 * The application with its address, and the message of this event. Null if it was deleted, or is
 * invented: then its address belongs to no one.
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
    id,
    code,
    locale,
    status,
    missingFields,
    decisionNumber,
    decisionDate,
    message,
    to: { email, name: `${row.name} ${row.surname}` },
  };
}

async function readMessage(db: Queryable, key: RecordKey, event: string): Promise<string> {
  const { id, message } = applicationEvents;
  const [row] = await db.select({ id, message }).from(applicationEvents).where(eq(id, event));
  return row?.message ? key.decrypt(EVENT_MESSAGE, row.id, row.message) : '';
}

type Contents = Pick<EmailDraft, 'values' | 'texts'>;

/** Its placeholders with several lines. */
const TEXTS_OF: Partial<Record<ApplicationEmail, ('message' | 'decision')[]>> = {
  applicationMissing: ['message'],
  applicationRejected: ['message', 'decision'],
  applicationCompleted: ['decision'],
  applicationReopened: ['message'],
};

/** What an e-mail says about an application, in this language. */
export function contentsOf(
  kind: ApplicationEmail,
  locale: Locale,
  application: EmailedApplication,
): Contents {
  const { code, missingFields, message } = application;
  const isRejection = kind === 'applicationRejected';
  const text = {
    message: message || (isRejection ? withoutReason(locale) : ''),
    decision: decisionIn(locale, application),
  };
  return {
    values: {
      code,
      ...(kind === 'applicationMissing' && {
        fields: namesOf(locale, requestedFields(missingFields)),
      }),
    },
    texts: Object.fromEntries((TEXTS_OF[kind] ?? []).map((name) => [name, text[name]])),
  };
}

/** Instead of a reason, for a rejection by a program that sends none. */
export const withoutReason = (locale: Locale): string =>
  String(texts[locale].applicationEmails?.withoutReason);

/** Its placeholders besides `code`, with examples in Turkish. */
export function examplesOf(kind: ApplicationEmail): Record<string, string> {
  const decided = { decisionNumber: '2026/14', decisionDate: '2026-11-20' };
  const example = {
    message:
      'Başka bir partide üyeliğiniz sürüyor. Üyeliğiniz sona erince yeniden başvurabilirsiniz.',
    decision: decisionIn('tr', decided),
  };
  return {
    ...(kind === 'applicationMissing' && { fields: namesOf('tr', ['tcSerialNumber', 'address']) }),
    ...Object.fromEntries((TEXTS_OF[kind] ?? []).map((name) => [name, example[name]])),
  };
}

/** The number and the day of the decision; empty if they are not known. */
function decisionIn(
  locale: Locale,
  {
    decisionNumber: number,
    decisionDate,
  }: Pick<EmailedApplication, 'decisionNumber' | 'decisionDate'>,
): string {
  if (!number || !decisionDate) return '';
  const date = formatDate(locale, new Date(`${decisionDate}T12:00:00Z`));
  return fillPlaceholders(String(texts[locale].applicationEmails?.decision), { number, date });
}

/** "Adres ve Kimlik seri numarası". */
function namesOf(locale: Locale, fields: string[]): string {
  const names = texts[locale].applicationFields ?? {};
  return new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(
    fields.map((field) => String(names[field] ?? field)),
  );
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

type Outcome = { kind: 'emailSent'; job: string } | { kind: 'emailFailed'; reason: EmailFault };

/** Adds to the timeline what became of an e-mail, without its address. */
export const recordEmail = (
  op: Operation,
  applicationId: string,
  email: string,
  { kind, ...details }: Outcome,
): Promise<void> => addEventTo(op, applicationId, { kind, details: { email, ...details } });
