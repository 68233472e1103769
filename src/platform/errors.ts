/**
 * A refusal with a message for the client. `code` names a text under `platform:errors`; a feature
 * adds the texts of its own codes to the namespace `platform`.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  constructor(status: number, code: string, details: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** No session, or an invalid one. */
export const unauthenticated = (code = 'unauthenticated') => new Refusal(401, code);
/** Signed in, but not allowed. The client then signs out, so it is never used for anything else. */
export const forbidden = () => new Refusal(403, 'forbidden');
export const notFound = () => new Refusal(404, 'notFound');
export const conflict = (details: Record<string, unknown> = {}) =>
  new Refusal(409, 'conflict', details);

/** The record cannot be changed, because its key was destroyed with lost keys. */
export const keyDestroyed = () => new Refusal(409, 'keyDestroyed');

/**
 * One invalid field: `rule` names a text under `platform:validation`, with its values; see
 * `Refusal`.
 */
export interface FieldFault {
  rule: string;
  values?: Record<string, string | number>;
}

/** Fields that fail validation, by the name under which they were sent. */
export class Invalid extends Refusal {
  readonly faults: Record<string, FieldFault>;
  constructor(faults: Record<string, FieldFault>) {
    super(422, 'invalid');
    this.faults = faults;
  }
}
