import type { IncomingHttpHeaders } from 'node:http';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { DoneWork } from '../../../platform/bot-check/bot-checks.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { Page, PageScope } from '../page.ts';

/** The texts of a field. */
export interface FormField {
  /** Text key of its name. */
  label: string;
  /**
   * Text keys of the error messages, by rule; other rules have a general sentence with the field's
   * name.
   */
  messages?: Record<string, string>;
  /** Text keys of what to do about an error, by rule, shown beside its message at the field. */
  advice?: Record<string, string>;
}

export interface FormLimits {
  /** Largest request body. A proof of the bot-check has up to 1000 bytes. */
  bytes: number;
  /** How often one network may send the form. */
  attempts: { max: number; seconds: number };
}

/**
 * A form with the bot-check: a script computes a proof while the visitor fills in the form. Without
 * a script the form is sent without a proof, under these narrower limits.
 */
export interface BotCheckLimits {
  /**
   * How many submissions without a proof are accepted from one network; those that the schema refuses are
   * not counted. An IPv6 block and all senders together have limits over all forms.
   */
  attemptsWithoutProof: { max: number; seconds: number };
  /** Takes the place of `minSeconds`. */
  minSecondsWithoutProof: number;
}

/** What a submission contains besides its fields. */
export interface Submission {
  scope: PageScope;
  /** The variable parts of the page's address. */
  params: Record<string, string>;
  headers: IncomingHttpHeaders;
  botCheck: {
    /** What the browser did for the proof; null without a proof. */
    work: DoneWork | null;
    /**
     * Marks the proof of the bot-check as used. Call it in the transaction that stores the
     * submission, after it is known that the same submission was not stored before. It does nothing
     * if the form has no bot-check, or was sent without a proof.
     * @throws Refusal 422 if the proof was used before
     */
    use(tx: Transaction): Promise<void>;
  };
}

/** The reply to an accepted submission. */
export type Accepted = Redirected | Shown | Loaded;

/** Where the visitor is redirected (303). */
interface Redirected {
  /** Turkish path, with a query if the page has one. */
  redirectTo: string;
  /** Values of `Set-Cookie`. */
  cookies?: string[];
}

/** A private page for this visitor only, which has no address under which it could be opened again. */
interface Shown {
  show: Page;
}

/** The page of the form, loaded with what was sent: `form.values` has it. */
interface Loaded {
  load: true;
}

/** How a page receives a form with these fields. */
export interface FormDeclaration<Schema extends $ZodType> {
  /** Its input are texts; a field that is sent twice is a list. Unknown fields are refused. */
  schema: Schema;
  /** In the order of the page. */
  fields: Record<Extract<keyof input<Schema>, string>, FormField>;
  limits: FormLimits;
  /** Submissions earlier than this after rendering are refused, in seconds; 0: no limit. */
  minSeconds: number;
  /** Left out: the form has no bot-check. */
  botCheck?: BotCheckLimits;
  /**
   * @throws Invalid for invalid fields; any other Refusal below 500 is shown above the form as its
   * message, except 404, if there is no such form
   */
  submit(operation: Operation, input: output<Schema>, submission: Submission): Promise<Accepted>;
}

/** A declared form with any fields. */
export interface PageForm extends Omit<FormDeclaration<$ZodType>, 'fields'> {
  fields: Record<string, FormField>;
}

/** Declares the form of a page. The input of `submit` has the type of the schema. */
export const pageForm = <Schema extends $ZodType>(form: FormDeclaration<Schema>): PageForm =>
  form as unknown as PageForm;
