import * as z from 'zod/mini';
import type { Locale } from '../i18n/locales.ts';
import { type JobOptions, type JobType, UnrecoverableError } from '../jobs/job-kind.server.ts';
import type { Operation } from '../operation.server.ts';
import type { Transaction } from '../transaction.server.ts';

/** An e-mail that is ready to be sent. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The picture that the HTML shows as `cid:logo`. */
  logo?: Buffer | undefined;
  /** Where an answer goes; left out: nobody reads answers. */
  replyTo?: string | undefined;
}

/** The values of an e-mail, never a secret: its `locale`, the time `at` of its event, ids. */
export type EmailValues = Record<string, string>;

/** The data that is stored until an e-mail is sent. */
export interface QueuedEmail {
  kind: string;
  values: EmailValues;
}

export const EMAIL_JOB: JobType<QueuedEmail> = {
  name: 'emails',
  schema: z.object({ kind: z.string(), values: z.record(z.string(), z.string()) }),
};

/** The e-mail is sent after the commit; without a commit it is not sent. */
export const queueEmail = (
  tx: Transaction,
  email: QueuedEmail,
  options?: Pick<JobOptions, 'startAt'>,
): Promise<void> => tx.addJob(EMAIL_JOB, email, options);

/** The recipient of an e-mail, with or without an account, and the values for its template. */
export interface EmailDraft {
  /** Left out: that of the values. */
  locale?: Locale;
  to: { email: string; name: string };
  /** By placeholder, besides `name`, `party`, `date` and `time`. */
  values?: Record<string, string>;
  /**
   * Placeholders of several lines; their line ends stay in the text of the e-mail. One that the edited
   * texts leave out is added at the end of the text, because a person wrote it for the recipient.
   */
  texts?: Record<string, string>;
  /** The address of its button. */
  href?: string | undefined;
  /** The address of its second link; without it the e-mail has none. */
  quietHref?: string | undefined;
  /**
   * Where an answer goes. With it, the e-mail counts as written by a person: it does not say that it
   * was sent automatically.
   */
  replyTo?: string | undefined;
}

/**
 * Why an e-mail is not sent: a server refused the recipient or the e-mail for good, the address is not
 * valid, the own mail server could not be reached or refused the sender, or another error. `unknown`:
 * it may have been sent, because its process was stopped while it sent the e-mail.
 */
export type EmailFault = 'refused' | 'invalidAddress' | 'mailServer' | 'unknown' | 'other';

/** A kind of e-mail. A feature names it in its manifest. */
export interface EmailKind {
  /**
   * The namespace with its built-in texts, under the name of the kind: an {@link EmailTemplate}, and a
   * `name` for staff.
   */
  texts: string;
  /** Placeholders besides `name` and `party`, each with an example for previews. */
  placeholders: Record<string, string>;
  /** Whether it has the `date` and `time` of its event: its values have `at`. */
  isDated: boolean;
  hasAction: boolean;
  /**
   * Not sent again by itself if its process was stopped while it sent the e-mail, because it may have
   * arrived: it fails as `unknown`, and staff can send it again. Left out: it is sent again.
   */
  isSentOnce?: boolean;
  /**
   * Text key of the label of a second, quieter link below the note. It is not a part of the edited
   * texts, so that no edit removes it.
   */
  quietLink?: string;
  /**
   * Reads the current data when it is sent; null when it is no longer needed. `id` is the same at
   * each try.
   */
  read(op: Operation, values: EmailValues, id: string): Promise<EmailDraft | null>;
  /** Runs after the mail server has accepted it. An error is only logged: it is not sent again. */
  sent?(op: Operation, values: EmailValues, id: string): Promise<void>;
  /** Runs after the last try, if the e-mail was not sent. */
  failed?(op: Operation, values: EmailValues, fault: EmailFault): Promise<void>;
}

/** The texts of an e-mail, with placeholders, without HTML. */
export interface EmailTemplate {
  subject: string;
  /** Shown beside the subject in a list of e-mails. */
  preview: string;
  heading: string;
  greeting: string;
  text: string;
  /** The label of the button; empty without a button. */
  action: string;
  /** Smaller, after the button: how long it is valid, and what to do if the recipient did not request it. */
  note: string;
}

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
