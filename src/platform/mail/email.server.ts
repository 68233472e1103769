import type { Operation } from '../operation.server.ts';

/** An e-mail that is ready to be sent. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The values of an e-mail, never a secret: its `locale`, the time `at` of its event, ids. */
export type EmailValues = Record<string, string>;

/** The data that is stored until an e-mail is sent. */
export interface QueuedEmail {
  kind: string;
  values: EmailValues;
}

/** The recipient of an e-mail, with or without an account, and the values for its template. */
export interface EmailDraft {
  to: { email: string; name: string };
  /** By placeholder, besides `name`, `party`, `date` and `time`. */
  values?: Record<string, string>;
  /** The address of its button. */
  href?: string | undefined;
}

/** A kind of e-mail. A feature declares it in its own `emails.server.ts`. */
export interface EmailKind {
  /** The namespace with its built-in texts, under the name of the kind: an {@link EmailTemplate}. */
  texts: string;
  /** Placeholders besides `name` and `party`, each with an example for previews. */
  placeholders: Record<string, string>;
  /** Whether it has the `date` and `time` of its event: its values have `at`. */
  isDated: boolean;
  hasAction: boolean;
  /** Reads the current data when it is sent; null when it is no longer needed. */
  read(op: Operation, values: EmailValues): Promise<EmailDraft | null>;
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
