import { UnrecoverableError } from '../jobs/job-kind.server.ts';
import type { EmailFault } from './email.server.ts';

/** The e-mail cannot be delivered; a retry would not help. */
export class EmailRefused extends UnrecoverableError {
  readonly fault: EmailFault;

  constructor(message: string, fault: 'refused' | 'invalidAddress') {
    super(message);
    this.fault = fault;
  }
}

/** An earlier try was stopped while it sent the e-mail, which must not arrive twice. */
export class EmailOutcomeUnknown extends UnrecoverableError {
  constructor() {
    super('The process was stopped while it sent this e-mail. It may have arrived.');
  }
}

/** The mail server could not be reached, or did not accept the e-mail now. */
export class MailServerError extends Error {}

export function emailFaultOf(error: unknown): EmailFault {
  if (error instanceof EmailRefused) return error.fault;
  if (error instanceof EmailOutcomeUnknown) return 'unknown';
  return error instanceof MailServerError ? 'mailServer' : 'other';
}
