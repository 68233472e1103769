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

/** To whom an e-mail goes, with or without an account, and what its template is filled with. */
export interface EmailDraft {
  to: { email: string; name: string };
  /** By placeholder, besides `name`, `party`, `date` and `time`. */
  values?: Record<string, string>;
  /** Where its button leads. */
  href?: string | undefined;
}

/** A kind of e-mail. A feature declares it in its own `emails.server.ts`. */
export interface EmailKind {
  /** The namespace that has its built-in texts under its name: an {@link EmailTemplate}. */
  texts: string;
  /** Placeholders besides `name` and `party`, each with an example for previews. */
  placeholders: Record<string, string>;
  /** Has `date` and `time` of what it reports: its values have `at`. */
  isDated: boolean;
  hasAction: boolean;
  /** Reads what is true at the moment it is sent; null when it is no longer needed. */
  read(op: Operation, values: EmailValues): Promise<EmailDraft | null>;
}

/** The texts of an e-mail, with placeholders; nothing of it is HTML. */
export interface EmailTemplate {
  subject: string;
  /** Shown beside the subject in a list of e-mails. */
  preview: string;
  heading: string;
  greeting: string;
  text: string;
  /** On the button; empty without one. */
  action: string;
  /** Smaller, after the button: how long it is valid, and what to do if one did not ask for it. */
  note: string;
}
