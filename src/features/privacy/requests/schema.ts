import * as z from 'zod/mini';
import { dayField } from '../../../platform/day.ts';
import { emailLine } from '../../../platform/email-address.ts';
import { listReply } from '../../../platform/http/replies.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { personName } from '../../../platform/person-name.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { CHANNELS, REQUEST_KINDS, REQUEST_STATES } from '../schema.ts';

export const REQUEST_LIMITS = { name: 120, email: 254, text: 4000, answer: 8000, code: 20 };

const shape = {
  id: z.uuid(),
  /** `K-7K4M-9XQ2`. */
  code: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  channel: z.enum(CHANNELS),
  name: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The code of the record that it is about; empty: none. */
  recordCode: z.string(),
};
export const PrivacyRequestSummary = z.object(shape);
export type PrivacyRequestSummary = z.infer<typeof PrivacyRequestSummary>;

export const PrivacyRequest = z.object({
  ...shape,
  email: z.string(),
  text: z.string(),
  answer: z.string(),
  /** The name of the user who closed it. */
  answeredBy: z.string(),
  /** When sending the answer by e-mail failed for good; null: it did not fail. */
  answerFailedAt: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  /** The record that it is about; null: none, or it was deleted. */
  record: z.nullable(z.object({ kind: z.string(), id: z.uuid() })),
  erasedAt: z.nullable(z.string()),
  version: z.int(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const PrivacyRequests = z.extend(listReply(PrivacyRequestSummary), {
  /** Open requests whose 30 days are over. */
  overdue: z.int(),
});
export type PrivacyRequests = z.infer<typeof PrivacyRequests>;

export const PRIVACY_SORTS = ['dueAt', '-dueAt', 'receivedAt', '-receivedAt'] as const;
export const PrivacyFilter = z.strictObject({
  state: z.optional(z.enum(REQUEST_STATES)),
  kind: z.optional(z.enum(REQUEST_KINDS)),
  sort: z._default(z.enum(PRIVACY_SORTS), 'dueAt'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type PrivacyFilter = z.infer<typeof PrivacyFilter>;

/** `POST /privacy/requests`: a request that arrived outside the site. */
export const NewPrivacyRequest = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  channel: z.enum(['email', 'post', 'office']),
  /** The day on which it arrived, in Istanbul; the 30 days begin then. */
  receivedOn: dayField,
  name: personName(REQUEST_LIMITS.name).check(z.minLength(1)),
  email: z._default(z.union([z.literal(''), emailLine(REQUEST_LIMITS.email).check(z.email())]), ''),
  text: severalLines(REQUEST_LIMITS.text).check(z.minLength(1)),
  recordCode: z._default(oneLine(REQUEST_LIMITS.code), ''),
});
export type NewPrivacyRequest = z.infer<typeof NewPrivacyRequest>;

/** `PUT /privacy/requests/:id/answer`. The answer is sent by e-mail if there is an address. */
export const PrivacyAnswer = z.strictObject({
  state: z.enum(['answered', 'refused']),
  answer: severalLines(REQUEST_LIMITS.answer).check(z.minLength(1)),
  version: z.int().check(z.positive()),
});
export type PrivacyAnswer = z.infer<typeof PrivacyAnswer>;
