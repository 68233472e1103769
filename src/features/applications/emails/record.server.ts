import { eq } from 'drizzle-orm';
import type { EmailFault } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';

type Outcome = { kind: 'emailSent'; job: string } | { kind: 'emailFailed'; reason: EmailFault };

/** Adds to the timeline what became of an e-mail, without its address. */
export async function recordEmail(
  op: Operation,
  applicationId: string,
  email: string,
  { kind, ...details }: Outcome,
): Promise<void> {
  const [row] = await op.db
    .select({ recordKey: applications.recordKey })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!row?.recordKey) return;
  const key = op.keys.recordKey(row.recordKey);
  await addEvent(op.db, op, { id: applicationId, key }, { kind, details: { email, ...details } });
}
