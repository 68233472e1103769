import { and, eq } from 'drizzle-orm';
import { keyDestroyed, notFound, Refusal } from '../../../platform/errors.ts';
import { localePath } from '../../../platform/i18n/locales.ts';
import type { EmailRenderer } from '../../../platform/mail/render-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { contentsOf, toEmailed } from '../emails/contents.server.ts';
import { EMAIL_WAITS_MS, statusEmail, stopWaiting } from '../emails/queue.server.ts';
import { COMPLETION_PATH, DENIAL_PATH, FOLLOW_PATH } from '../follow/followed.ts';
import { canCorrectDecisions, canHandleApplications } from '../policy.ts';
import { movesOf } from '../statuses.ts';
import { applicationEmails, applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { applicationSubject, changeApplication } from './change.server.ts';
import type { StatusEmail } from './contract.ts';
import { readApplication } from './read.server.ts';
import type { Application, StatusChange } from './schema.ts';
import { messageOf, requireComplete } from './status.server.ts';

interface Rendering {
  emails: EmailRenderer;
  publicUrl: string;
}

/**
 * The e-mail that this change would send, in the language of the application and with the edited
 * texts. Its links have no token: they are the applicant's alone. From `uyelikIslemleriTamamlandi` to
 * `inReview` it is that of a correction. Throws 401, 403, 404, 409 `forbiddenMove` with the `current`
 * application, 409 `keyDestroyed`, or 422.
 */
export async function previewStatusEmail(
  op: Operation,
  id: string,
  change: StatusChange,
  { emails, publicUrl }: Rendering,
): Promise<StatusEmail> {
  requireThat(op.actor, canHandleApplications);
  const [row] = await op.db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound();
  if (!row.recordKey) throw keyDestroyed();
  const { status: to } = change;
  const isCorrection = row.status === 'uyelikIslemleriTamamlandi' && to === 'inReview';
  if (isCorrection) requireThat(op.actor, canCorrectDecisions);
  else {
    if (!movesOf(row.status, row.frozenAt !== null).includes(to))
      throw new Refusal(409, 'forbiddenMove', { current: await readApplication(op.db, op, id) });
    requireComplete(op, row, change);
  }
  const { locale } = row;
  const kind = statusEmail(row, to);
  const { decisionNumber = null, decisionDate = null, missingFields = [] } = change;
  const application = toEmailed(
    op.keys,
    { ...row, status: to, decisionNumber, decisionDate, missingFields },
    isCorrection ? (change.message ?? '') : messageOf(row, change),
  );
  const hasLinks = kind !== 'applicationClosed';
  const path = kind === 'applicationMissing' ? COMPLETION_PATH : FOLLOW_PATH;
  const draft = {
    to: application.to,
    ...contentsOf(kind, locale, application),
    href: hasLinks ? publicUrl + localePath(locale, path) : undefined,
    quietHref: hasLinks ? publicUrl + localePath(locale, DENIAL_PATH) : undefined,
  };
  const values = { locale, at: op.now.toISOString() };
  return {
    email: kind,
    locale,
    to: application.to.email,
    isSent: !row.isDemo,
    waitsSeconds: EMAIL_WAITS_MS / 1000,
    ...(await emails.show({ kind, values }, draft)),
  };
}

/**
 * Stops an e-mail about a move before it leaves; the application keeps its status. Throws 401, 403,
 * 404, 409 `keyDestroyed`, or 409 `emailLeft` with the `current` application.
 */
export const stopEmail = (op: Operation, id: string, emailId: string): Promise<Application> =>
  changeApplication(op, id, undefined, async (tx, row) => {
    const email = await stopWaiting(tx, id, emailId);
    if (!email) {
      const { id: own, applicationId } = applicationEmails;
      const [known] = await tx
        .select({ own })
        .from(applicationEmails)
        .where(and(eq(own, emailId), eq(applicationId, id)));
      if (!known) throw notFound();
      throw new Refusal(409, 'emailLeft', { current: await readApplication(tx, op, id) });
    }
    const key = op.keys.recordKey(row.recordKey);
    await addEvent(tx, op, { id, key }, { kind: 'emailStopped', details: { email } });
    return [{ action: 'application.stopEmail', subject: applicationSubject(row) }];
  });
