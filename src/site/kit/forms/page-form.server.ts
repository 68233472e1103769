import type { IncomingHttpHeaders } from 'node:http';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Operation } from '../../../platform/operation.server.ts';
import type { PageScope } from '../page.ts';

/** Where the texts of a field are. */
export interface FormField {
  /** Text key of its name. */
  label: string;
  /** Text keys of what to say when a rule is broken, by rule; else the general sentence with its name. */
  messages?: Record<string, string>;
}

export interface FormLimits {
  /** Largest body. */
  bytes: number;
  /** How often one network may send it. */
  attempts: { max: number; seconds: number };
}

/** What a submission comes with besides its fields. */
export interface Submission {
  scope: PageScope;
  /** The variable parts of the page's address. */
  params: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** Where to go after a submission that was accepted, answered with 303. */
export interface Accepted {
  /** Turkish path, with a query where the page has one. */
  redirectTo: string;
  /** Values of `Set-Cookie`. */
  cookies?: string[];
}

/** How a page receives a form with these fields. */
export interface FormDeclaration<Schema extends $ZodType> {
  /** Takes the fields as text; a field that is sent twice arrives as a list. Unknown fields are refused. */
  schema: Schema;
  /** In the order in which the page shows them. */
  fields: Record<Extract<keyof input<Schema>, string>, FormField>;
  limits: FormLimits;
  /** Seconds after rendering before which nobody has filled it in; 0: any time. */
  minSeconds: number;
  /**
   * @throws Invalid for wrong fields, and any Refusal below 500 for a form that is shown again with
   * its sentence; 404 where there is no such form
   */
  submit(operation: Operation, input: output<Schema>, submission: Submission): Promise<Accepted>;
}

/** A declared form, whatever its fields are. */
export interface PageForm extends Omit<FormDeclaration<$ZodType>, 'fields'> {
  fields: Record<string, FormField>;
}

/** Declares the form of a page; its operation is typed by its schema. */
export const pageForm = <Schema extends $ZodType>(form: FormDeclaration<Schema>): PageForm =>
  form as unknown as PageForm;
