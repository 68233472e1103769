import * as z from 'zod/mini';
import { dayField } from '../../../platform/day.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { REASON_LIMITS } from '../reveal/schema.ts';

export const DECISION_LIMITS = { message: 2000, number: 40 };

/** What staff write to the applicant, in the e-mail and on the applicant's page. */
export const messageField = severalLines(DECISION_LIMITS.message);

/** The number of a board's decision: `2026/14`, `2026-MYK-7`. Letters, digits, and what joins them. */
export const decisionNumberField = oneLine(DECISION_LIMITS.number).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./()-]*$/u),
);

/** Why something that was decided is corrected; recorded. */
const correctionReason = severalLines(REASON_LIMITS.max).check(z.minLength(REASON_LIMITS.min));
const version = z.optional(z.int().check(z.positive()));

/** `PUT /applications/:id/decision`. */
export const DecisionChange = z.strictObject({
  decisionNumber: decisionNumberField,
  decisionDate: dayField,
  /** Required where another decision is replaced. */
  correctionReason: z.optional(correctionReason),
  version,
});
export type DecisionChange = z.infer<typeof DecisionChange>;

/** `POST /applications/:id/reopen`: the applicant, who was told to be a member, is told why. */
export const Reopening = z.strictObject({
  correctionReason,
  message: messageField.check(z.minLength(1)),
  version,
});
export type Reopening = z.infer<typeof Reopening>;
