import type { EmailFault } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { addEventTo } from '../timeline.server.ts';

type Outcome = { kind: 'emailSent'; job: string } | { kind: 'emailFailed'; reason: EmailFault };

/** Adds to the timeline what became of an e-mail, without its address. */
export const recordEmail = (
  op: Operation,
  applicationId: string,
  email: string,
  { kind, ...details }: Outcome,
): Promise<void> => addEventTo(op, applicationId, { kind, details: { email, ...details } });
