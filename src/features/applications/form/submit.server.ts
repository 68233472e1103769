import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type NotificationKind, notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { newRecordCode, recordCodePattern } from '../../../platform/record-code.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import type { Education } from '../education.ts';
import { queueReceivedEmail } from '../emails/queue.server.ts';
import { applicationsRight } from '../policy.ts';
import { encryptSecrets, IDENTITY, SUBMISSION } from '../secrets.server.ts';
import { applications, type BotCheck } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';

/** The code by which applicant and staff name an application: `B-7K4M-9XQ2`. */
export const CODE_PATTERN = recordCodePattern('B');

export const newCode = (): string => newRecordCode('B');

export const applicationNew: NotificationKind = {
  name: 'applicationNew',
  right: applicationsRight,
  isCounted: true,
};

/** The checked fields of the form. */
export interface Applicant {
  name: string;
  surname: string;
  /** `2001-05-14`. */
  birthDate: string;
  tcKimlikNo: string;
  tcSerialNumber: string;
  email: string;
  /** E.164. */
  phone: string;
  address: string;
  /** Plate code of the province. */
  city: number;
  district: string;
  occupation: string;
  education: Education;
}

/** A legal text as it was shown: its version, and the hash of that version. */
interface ShownText {
  version: number;
  hash: string;
}

export interface Submitted {
  locale: Locale;
  texts: { notice: ShownText; consent: ShownText; declaration: ShownText };
  isDemo?: boolean;
  /** Left out: none, because no visitor sent it. */
  botCheck?: BotCheck;
  /** Runs in the transaction that adds the row, and not if the same form was sent before. */
  markProofUsed?(tx: Transaction): Promise<void>;
}

/**
 * Stores an application and returns its code. The same form that is sent again while its application
 * is open returns the code of the first. Another application with the same identity number is stored
 * in the same way as the first: nothing in the reply or its time shows that there is one already.
 */
export async function submitApplication(
  op: Operation,
  applicant: Applicant,
  submitted: Submitted,
): Promise<{ id: string; code: string }> {
  const { name, surname, city, district, occupation, education, ...secrets } = applicant;
  const { texts, locale, isDemo = false, botCheck = null, markProofUsed } = submitted;
  const id = randomUUID();
  const submissionHash = op.keys.hash(SUBMISSION, sameForm(applicant));
  return transact(op, async (tx) => {
    const key = await op.keys.makeRecordKey(tx);
    const [row] = await tx
      .insert(applications)
      .values({
        id,
        code: newCode(),
        name,
        surname,
        city,
        district,
        occupation,
        education,
        ...encryptSecrets(key, id, { ...secrets, networkAddress: op.from.address }),
        identityHash: op.keys.hash(IDENTITY, applicant.tcKimlikNo),
        submissionHash,
        locale,
        noticeVersion: texts.notice.version,
        noticeHash: texts.notice.hash,
        consentVersion: texts.consent.version,
        consentHash: texts.consent.hash,
        declarationVersion: texts.declaration.version,
        declarationHash: texts.declaration.hash,
        isDemo,
        botCheck,
        createdAt: op.now,
        statusChangedAt: op.now,
        recordKey: key.wrapped,
      })
      .onConflictDoNothing({ target: applications.submissionHash })
      .returning({ id: applications.id, code: applications.code, branchId: applications.branchId })
      // Planned once per connection: every value is given, so the statement is always the same.
      .prepare('submit-application')
      .execute();
    if (!row) return findSame(tx, submissionHash);
    await markProofUsed?.(tx);
    await addEvent(tx, op, { id, key }, { kind: 'submitted', toStatus: 'application' });
    if (!isDemo) {
      await queueReceivedEmail(tx, op, { id, locale });
      const { branchId } = row;
      await notify(tx, op, {
        kind: applicationNew,
        path: '/dashboard/applications/list',
        branchId,
      });
    }
    return row;
  });
}

/** The fields in a fixed order. */
const sameForm = (applicant: Applicant): string =>
  JSON.stringify(Object.entries(applicant).sort(([a], [b]) => (a < b ? -1 : 1)));

async function findSame(tx: Transaction, hash: ReturnType<Operation['keys']['hash']>) {
  const [row] = await tx
    .select({ id: applications.id, code: applications.code })
    .from(applications)
    .where(eq(applications.submissionHash, hash as never));
  if (!row) throw new Error('The application that was sent before is no longer open.');
  return row;
}
