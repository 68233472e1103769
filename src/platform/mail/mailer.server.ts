import type { Queryable } from '../database/client.server.ts';
import type { Operation } from '../operation.server.ts';

/** An e-mail as it is sent. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What an e-mail is made from, never a secret: its `locale`, `at` which moment it happened, ids. */
export type EmailValues = Record<string, string>;

/** What is stored until an e-mail is sent. */
export interface QueuedEmail {
  kind: string;
  values: EmailValues;
}

/** An e-mail before it is rendered. */
export interface EmailDraft {
  user: { email: string; name: string; surname: string; username: string };
  /** Where it goes instead of to the user's address. */
  to?: string | undefined;
  /** The namespace in which the texts of its kind stand: what a body holds, by name. */
  texts: string;
  /** What is put into them, besides `date` and `time`. */
  values?: Record<string, string>;
  /** Where its action leads. */
  href?: string | undefined;
}

/** Says what is in an e-mail at the moment it is sent; null when it is no longer needed. */
export type EmailTemplate = (op: Operation, values: EmailValues) => Promise<EmailDraft | null>;

export interface Mailer {
  /** Queues an e-mail within a transaction: it is sent after the commit, or not at all. */
  queue(tx: Queryable, email: QueuedEmail): Promise<void>;
}
